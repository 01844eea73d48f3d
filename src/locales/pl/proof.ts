import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Ten adres powstał w bezpiecznej enklawie',
  developmentTitle: 'Ten adres utworzyła usługa deweloperska',
  checkedNow: 'Twoja przeglądarka właśnie sprawdziła dowód.',
  checkedAgo: (ago) => `Twoja przeglądarka sprawdziła dowód ${ago}.`,
  signed: 'Dowód jest podpisany',
  signedText: (key) => `Klucz ${key} podpisał adres i jego portfel.`,
  about: {
    title: 'Dotyczy tego adresu',
    text: 'Podaje to konto, portfel, ścieżkę i adres.',
  },
  machine: 'Maszyna jest autentyczna',
  cloudRoot: (name) => `Jej certyfikat prowadzi do certyfikatu głównego dostawcy chmury: ${name}.`,
  otherRoot: (name) => `Jej certyfikat prowadzi do certyfikatu głównego „${name}”.`,
  program: {
    title: 'Program jest zgodny z oczekiwanym',
    text: 'Jego pomiary są takie, jakich oczekuje ta aplikacja.',
  },
  machineKey: { title: 'Klucz należy do tej maszyny', text: 'Obie strony podają ten sam klucz.' },
  service: 'Usługa jest zgodna z oczekiwaną',
  developmentRoot: (name) =>
    `Jej certyfikat prowadzi do deweloperskiego certyfikatu głównego „${name}”.`,
  serviceKey: { title: 'Klucz należy do tej usługi', text: 'Obie strony podają ten sam klucz.' },
  developmentNote:
    'To deweloperski certyfikat główny. Usługa jest zwykłym programem, a nie bezpieczną enklawą: kto ją uruchamia, może sprawić, że powie cokolwiek.',
  sealedNotChecked: 'Nie sprawdzono: kodu źródłowego tego programu.',
  developmentNotChecked: 'Nie sprawdzono: która dokładnie wersja programu działała.',
  done: 'Gotowe',
  copyProof: 'Kopiuj dowód',

  unverifiedTitle: 'Nie udało się zweryfikować tego adresu',
  unverifiedText: 'Nie wysyłaj na niego jeszcze pieniędzy.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'Dowód jest nieprawidłowy',
      text: 'Został zmieniony lub pochodzi z innego czasu.',
    },
    APP_PROOF_MISMATCH: {
      title: 'Dowód dotyczy czegoś innego',
      text: 'Podaje inne konto, inny portfel, inną ścieżkę lub inny adres.',
    },
    BOOT_PROOF_INVALID: {
      title: 'Klucz jest nieznany',
      text: 'Nic nie wskazuje, do której maszyny należy.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'Maszyna nie została rozpoznana',
      text: 'Jej certyfikat nie prowadzi do oczekiwanego certyfikatu głównego lub działa na niej inny program.',
    },
  },
  checkAgain: 'Sprawdź ponownie',
  checking: 'Sprawdzanie',
  copyDetails: 'Kopiuj szczegóły dla wsparcia',

  missing: {
    title: 'Nie ma dowodu dla tego adresu',
    text: 'Usługa nie dała żadnego, o który ta przeglądarka może zapytać. Samo to nie oznacza, że adres jest błędny.',
  },
  unchecked: {
    title: 'Tego adresu nie sprawdzono',
    text: 'Nie sprawdzono: nie skonfigurowano certyfikatu głównego.',
  },
  failed: {
    title: 'Nie udało się sprawdzić dowodu',
    text: 'Nie udało się zapytać usługi. O tym adresie jeszcze nic nie wiadomo.',
  },
}
