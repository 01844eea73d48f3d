import type { LinkingWords } from '../../react/linkingWords.ts'

export const linking: LinkingWords = {
  title: 'Metody logowania',
  loading: 'Wczytywanie Twoich metod logowania',
  notLoaded: 'Nie udało się wczytać Twoich metod logowania.',
  none: 'Nie masz jak zalogować się ponownie. Dodaj teraz metodę logowania.',
  emailCode: 'Kod z e-maila',
  smsCode: 'Kod z SMS-a',
  thisSession: 'Ta sesja',
  off: (app) => `Aplikacja ${app} już z tego nie korzysta.`,
  change: 'Zmień',
  changeNamed: (name) => `Zmień: ${name}`,
  remove: 'Usuń',
  removeNamed: (name) => `Usuń: ${name}`,
  removeAsk: (name) => `Usunąć: ${name}?`,
  removeText: (other) => `Nadal możesz się logować przez: ${other}.`,
  keep: 'Zostaw',
  removing: 'Usuwanie',
  removed: (name) => `Usunięto: ${name}.`,
  lastOne: 'Zanim to usuniesz, dodaj inny sposób logowania.',
  addTitle: 'Dodaj sposób logowania',
  addNamed: (name) => `Dodaj: ${name}`,
  added: (name) => `Dodano: ${name}.`,
  newEmail: 'Nowy e-mail',
  newPhone: 'Nowy numer telefonu',
  sendCode: 'Wyślij kod',
  sendingCode: 'Wysyłanie kodu',
  sentTo: (contact) => `Wpisz kod wysłany na ${contact}.`,
  cancel: 'Anuluj',
  waitingFor: (name) => `Czekamy na ${name}. Kontynuuj w otwartym oknie.`,
  passkeyPrompt:
    'Postępuj według wskazówek przeglądarki. Poprosi o odcisk palca, twarz lub blokadę ekranu.',
  chooseWallet: 'Wybierz portfel',
  noWallet: 'Żaden portfel nie zgłosił się w tej przeglądarce.',
  walletAsks: (wallet) =>
    `Zatwierdź podpis w portfelu ${wallet}. Podpis jest bezpłatny i sam nie przenosi środków.`,
  takenAccount: (provider, app) =>
    `To konto ${provider} należy już do innego konta w aplikacji ${app}. Nic się nie zmieniło.`,
  takenEmail: (app) =>
    `Ten e-mail należy już do innego konta w aplikacji ${app}. Nic się nie zmieniło.`,
  takenPhone: (app) =>
    `Ten numer telefonu należy już do innego konta w aplikacji ${app}. Nic się nie zmieniło.`,
  takenWallet: (app) =>
    `Ten portfel należy już do innego konta w aplikacji ${app}. Nic się nie zmieniło.`,
  takenPasskey: (app) =>
    `Ten klucz dostępu należy już do innego konta w aplikacji ${app}. Nic się nie zmieniło.`,
  passkeyExists: 'To urządzenie ma już klucz dostępu do Twojego konta.',
  codeExpired: 'Ten kod wygasł. Anuluj i wyślij nowy.',
  windowBlocked: 'Przeglądarka zablokowała okno. Zezwól na okna na tej stronie i spróbuj ponownie.',
  windowClosed: (provider) => `Okno ${provider} zostało zamknięte. Nic się nie zmieniło.`,
  denied: 'Nie było zgody, by tam kontynuować. Nic się nie zmieniło.',
  declined: 'Niczego nie podpisano i nic się nie zmieniło.',
  notReached: 'Nasza usługa logowania nie odpowiada. Nic się nie zmieniło.',
  failed: 'Nie udało się tego dokończyć. Spróbuj ponownie za chwilę.',
}
