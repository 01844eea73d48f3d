import type { SigningWords } from '../../react/signingWords.ts'
import { number, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Het verzoek wordt gelezen',
  place: (position, count) => `${number(position)} van ${number(count)}`,
  decline: 'Weigeren',
  declineAll: 'Alles weigeren',
  declined: 'Geweigerd. Er is niets ondertekend.',
  sign: 'Ondertekenen',
  signPermission: 'Toestemming ondertekenen',
  send: 'Bevestigen en versturen',
  signAnyway: 'Toch ondertekenen',
  sendAnyway: 'Toch versturen',
  signing: 'Ondertekenen',

  message: {
    headline: 'Onderteken dit bericht',
    line: 'Het bewijst dat deze wallet van jou is. De handtekening is gratis en verplaatst op zichzelf geen geld.',
  },
  signIn: (domain) => ({
    headline: `Log in bij ${domain}`,
    line: 'Het bewijst dat deze wallet van jou is. De handtekening is gratis en verplaatst op zichzelf geen geld.',
  }),
  signInElsewhere: {
    headline: 'Inloggen bij een andere website',
    line: 'Het bewijst dat deze wallet van jou is. De handtekening is gratis en verplaatst op zichzelf geen geld.',
  },
  permission: (spender, amount) => ({
    headline: `Toestemming voor ${spender}: maximaal ${amount}`,
    line: `Kost nu niets. Hiermee kan ${spender} het geld later weghalen, tot je het stopzet.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Toestemming voor ${spender}: maximaal ${amount}`,
    line: `Kost nu de netwerkkosten. Hiermee kan ${spender} het geld later weghalen, tot je het stopzet.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Toestemming zonder limiet voor ${spender}: ${tokens}`,
    line:
      until === null
        ? `Geen limiet en geen einddatum. Wie dit contract beheert, kan op elk moment al je ${tokens} weghalen.`
        : `Geen limiet. Wie dit contract beheert, kan tot ${until} al je ${tokens} weghalen.`,
  }),
  revocation: (spender, tokens) => ({
    headline:
      spender === null
        ? `Toestemming intrekken: ${tokens}`
        : `Toestemming intrekken voor ${spender}`,
    line: `Daarna kan er met deze toestemming niets meer worden weggehaald: ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Toestemming verlagen voor ${spender}`,
    line: `Daarna kan er met deze toestemming minder worden weggehaald: ${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null ? `Order: ${gives} voor niets` : `Order: ${gives} voor minstens ${gets}`,
  typedData: (type, contract) => ({
    headline:
      contract === null
        ? 'Gestructureerde gegevens ondertekenen'
        : `Onderteken ${type} voor ${contract}`,
    line: 'Lees elke regel. We weten niet wat deze app ermee doet.',
  }),
  transfer: (amount, to) => `Verstuur ${amount} naar ${to}`,
  call: (functionName, to) => `${functionName} gebruiken bij ${to}`,
  deployment: 'Maak een nieuw contract',
  unreadableCall: {
    headline: 'Onleesbaar verzoek',
    line: 'Ga alleen door als je dit contract kent.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Je account delegeren aan ${to}`,
    line: isOnEveryChain
      ? 'De code ervan kan alles wat jij kunt, met alles in dit account, op elk netwerk.'
      : 'De code ervan kan alles wat jij kunt, met alles in dit account.',
  }),
  delegationEnds: {
    headline: 'Delegatie van je account stoppen',
    line: 'Daarna handel alleen jij voor dit account.',
  },
  blind: {
    headline: 'Onleesbaar verzoek',
    line: 'Ga alleen verder als je weet wat het is. Alles in je wallet kan ermee worden weggehaald.',
  },
  money: {
    never: 'Er verlaat niets je wallet.',
    later: 'Kost nu niets. Later kan er geld uit je wallet gaan.',
    onceSent:
      'Iedereen die de handtekening heeft, kan deze transactie verzenden. Dan kan er geld uit je wallet gaan.',
    now: 'Er gaat geld uit je wallet zodra je bevestigt.',
    unknown: 'We kunnen niet zien of er geld uit je wallet gaat.',
    fee: 'Alleen de netwerkkosten gaan van je wallet af.',
  },

  unknownContract: 'Onbekend contract',
  unknownAddress: 'Onbekend adres',
  unknownHolder: 'Tokenaccount van een onbekende eigenaar',
  anUnknownContract: 'een onbekend contract',
  unknownToken: 'onbekende tokens',
  yourself: 'jezelf',
  knownContract: 'bekend contract',

  rows: {
    with: 'Account',
    from: 'Van',
    to: 'Naar',
    contract: 'Contract',
    calls: 'Wat het aanroept',
    pay: 'Je betaalt',
    fee: 'Netwerkkosten',
    total: 'Totaal, maximaal',
    callsItself: 'Noemt zich',
    paid: 'Betaald',
    transaction: 'Transactie',
    unsigned: 'Niet ondertekend',
  },
  quoted: (text) => `‘${text}’`,
  nothing: 'Niets',
  atMost: (amount) => `hooguit ${amount}`,
  feeUnknown: 'Nog niet bekend',
  paidBy: (app) => `Betaald door ${app}`,
  data: (bytes) => plural(bytes, { one: 'Data, # byte', other: 'Data, # bytes' }),
  asBytes: 'Getoond als tekst, verstuurd als bytes',
  noLimit: 'Geen limiet',
  never: 'Nooit',
  yes: 'Ja',
  no: 'Nee',
  items: (count) => plural(count, { one: '# item', other: '# items' }),
  showAll: (characters) => `Alle ${characters} tekens tonen`,
  showAddress: (short) => `${short}, helemaal tonen`,
  readable: 'Leesbaar',
  raw: 'Ruw',
  showRaw: 'Ruwe data tonen',
  showReadable: 'Leesbaar tonen',
  copyRaw: 'Kopiëren',

  notes: {
    unlimited: {
      lead: 'Deze toestemming heeft geen limiet.',
      text: 'De meeste apps vragen alleen wat je op het punt staat uit te geven.',
    },
    unknownContract: {
      lead: 'We kennen dit contract niet.',
      text: 'Vergelijk het hele adres met wat je verwacht.',
    },
    noInterface: {
      lead: 'Voor dit contract is geen interface opgeslagen,',
      text: 'dus namen en bedragen ontbreken.',
    },
    farDeadline: (until) => ({
      lead: 'Verzoeken verlopen meestal binnen enkele minuten.',
      text:
        until === null ? 'Dit verzoek verloopt nooit.' : `Dit verzoek blijft geldig tot ${until}.`,
    }),
    delegation: {
      lead: 'Hiermee geef je je account uit handen.',
      text: 'De maker van dat contract kan alles uit je account halen.',
    },
    blind: {
      lead: 'Niemand kan dit lezen.',
      text: 'Het kan een betaling of een toestemming zijn.',
    },
    hiddenCharacters: {
      lead: 'Sommige tekens zijn verborgen of lijken op andere.',
      text: 'Ze zijn gemarkeerd waar ze staan.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Met dit bericht log je in bij ${domain}, maar je bent op ${host}.`,
      text: `Kom je niet van ${domain}? Weiger dan.`,
    }),
    signInOtherAccount: {
      lead: 'Hierin staat een ander account.',
      text: 'Het is niet het account waarmee je hier ondertekent.',
    },
    signInExpired: { lead: 'Dit verzoek is verlopen.', text: 'Begin opnieuw in de app.' },
    signInNotYet: { lead: 'Dit is nog niet geldig.', text: 'Begin later opnieuw in de app.' },
    otherNetwork: {
      lead: 'Dit is voor een ander netwerk.',
      text: 'Ga alleen door als je dat verwacht.',
    },
    removesToo: (tokens) => ({
      lead: `Een andere toestemming eindigt: ${tokens}.`,
      text: `Daarna kan er met deze toestemming niets meer worden weggehaald: ${tokens}.`,
    }),
    notSimulated: {
      lead: 'Deze transactie kon niet worden gesimuleerd.',
      text: 'Niemand weet nog of ze zal slagen.',
    },
    wouldFail: (reason) => ({
      lead: 'Deze transactie mislukt waarschijnlijk.',
      text: reason === null ? 'De simulatie brak af.' : `De simulatie brak af: ${reason}`,
    }),
    hash: {
      lead: 'Dit is een hash.',
      text: 'Een smart account ziet dit als een opdracht van de eigenaar. Alles wat erin zit, kan ermee worden verplaatst.',
    },
    movesNothing: {
      lead: 'Dit verplaatst niets: het bedrag is 0.',
      text: 'Zo’n overdracht kan een vreemd adres in je geschiedenis zetten.',
    },
    lost: {
      lead: 'Dit zou verloren gaan.',
      text: 'Niemand kan iets terughalen van dit adres.',
    },
    nothingBack: {
      lead: 'Je krijgt er niets voor terug.',
      text: 'Weiger, tenzij je het wilt weggeven.',
    },
  },

  close: 'Sluiten',
  copyDetails: 'Details kopiëren voor support',
  noAnswer: {
    headline: 'We kregen geen antwoord',
    line: 'We weten niet of het ondertekend is. Bekijk de activiteit van je account voordat je het opnieuw probeert.',
  },
  unknownSend: {
    headline: 'We weten nog niet of het verzonden is',
    line: 'De transactie kan nog doorgaan. We blijven het controleren. Verzend haar niet opnieuw voordat je het weet.',
  },
  unknownSubmit: {
    headline: 'We weten nog niet of het verzonden is',
    line: 'De transactie kan nog doorgaan. Als je dezelfde opnieuw verzendt, wordt ze maar één keer betaald.',
  },
  earlierSend: {
    headline: 'Een eerdere transactie staat nog open',
    line: 'We weten nog niet of die is doorgegaan. We blijven het controleren. Er is niets nieuws verzonden.',
  },
  notAllowed: {
    headline: 'Dit is niet toegestaan',
    line: 'Een regel van je account verbiedt het. Er is niets ondertekend.',
  },
  needsOthers: {
    headline: 'Anderen moeten eerst akkoord gaan',
    line: 'Er wordt niets ondertekend tot genoeg van hen dat doen.',
  },
  failed: {
    headline: 'We konden dit niet ondertekenen',
    line: 'Er is niets ondertekend. Probeer het zo opnieuw.',
  },
}
