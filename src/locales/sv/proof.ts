import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Adressen skapades i en säker enklav',
  developmentTitle: 'Adressen skapades av en utvecklingstjänst',
  checkedNow: 'Din webbläsare kontrollerade beviset alldeles nyss.',
  checkedAgo: (ago) => `Din webbläsare kontrollerade beviset ${ago}.`,
  signed: 'Beviset är signerat',
  signedText: (key) => `Nyckeln ${key} signerade adressen och dess plånbok.`,
  about: {
    title: 'Det gäller den här adressen',
    text: 'Det anger det här kontot, den här plånboken, sökvägen och adressen.',
  },
  machine: 'Maskinen är äkta',
  cloudRoot: (name) => `Dess certifikat leder till molnleverantörens rotcertifikat, ${name}.`,
  otherRoot: (name) => `Dess certifikat leder till rotcertifikatet ”${name}”.`,
  program: {
    title: 'Programmet är det väntade',
    text: 'Dess mätvärden är de som den här appen väntar sig.',
  },
  machineKey: { title: 'Nyckeln hör till den maskinen', text: 'Båda anger samma nyckel.' },
  service: 'Tjänsten är den väntade',
  developmentRoot: (name) =>
    `Dess certifikat leder till rotcertifikatet för utveckling, ”${name}”.`,
  serviceKey: { title: 'Nyckeln hör till den tjänsten', text: 'Båda anger samma nyckel.' },
  developmentNote:
    'Det här är ett rotcertifikat för utveckling. Tjänsten är ett vanligt program, inte en säker enklav: den som kör det kan få det att säga vad som helst.',
  sealedNotChecked: 'Inte kontrollerat: programmets källkod.',
  developmentNotChecked: 'Inte kontrollerat: exakt vilken programversion som kördes.',
  done: 'Klar',
  copyProof: 'Kopiera beviset',

  unverifiedTitle: 'Vi kunde inte verifiera adressen',
  unverifiedText: 'Skicka inga pengar till den än.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'Beviset håller inte',
      text: 'Det har ändrats eller är från en annan tid.',
    },
    APP_PROOF_MISMATCH: {
      title: 'Beviset gäller något annat',
      text: 'Det anger ett annat konto eller en annan plånbok, sökväg eller adress.',
    },
    BOOT_PROOF_INVALID: {
      title: 'Nyckeln är inte känd',
      text: 'Inget visar vilken maskin den hör till.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'Maskinen känns inte igen',
      text: 'Dess certifikat leder inte till det väntade rotcertifikatet, eller så kör den ett annat program.',
    },
  },
  checkAgain: 'Kontrollera igen',
  checking: 'Kontrollerar',
  copyDetails: 'Kopiera detaljer till supporten',

  missing: {
    title: 'Det finns inget bevis för adressen',
    text: 'Tjänsten gav inget som den här webbläsaren kan fråga efter. Bara det gör inte adressen fel.',
  },
  unchecked: {
    title: 'Adressen har inte kontrollerats',
    text: 'Inte kontrollerat: inget rotcertifikat är inställt.',
  },
  failed: {
    title: 'Beviset kunde inte kontrolleras',
    text: 'Tjänsten gick inte att fråga. Inget är känt om adressen än.',
  },
}
