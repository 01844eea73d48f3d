import type { SigningWords } from '../../react/signingWords.ts'
import { number, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Het verzoek wordt gelezen',
  place: (position, count) => `${number(position)} van ${number(count)}`,
  decline: 'Weigeren',
  declined: 'Geweigerd. Er is niets ondertekend.',
  sign: 'Ondertekenen',
  signPermission: 'Toestemming ondertekenen',
  send: 'Bevestigen en versturen',
  signAnyway: 'Toch ondertekenen',
  sendAnyway: 'Toch versturen',
  signing: 'Ondertekenen',

  message: {
    headline: 'Onderteken dit bericht',
    line: 'Het bewijst dat deze wallet van jou is. Er wordt niets verplaatst en het is gratis.',
  },
  signIn: (domain) => ({
    headline: `Log in bij ${domain}`,
    line: 'Het bewijst dat deze wallet van jou is. Er wordt niets verplaatst en het is gratis.',
  }),
  permission: (spender, amount) => ({
    headline: `Laat ${spender} tot ${amount} uitgeven`,
    line: `Kost nu niets. Hiermee kan ${spender} het geld later weghalen, tot je het stopzet.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Laat ${spender} tot ${amount} uitgeven`,
    line: `Kost nu de netwerkkosten. Hiermee kan ${spender} het geld later weghalen, tot je het stopzet.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Laat ${spender} al je ${tokens} weghalen`,
    line:
      until === null
        ? `Geen limiet en geen einddatum. Wie dit contract beheert, kan op elk moment al je ${tokens} weghalen.`
        : `Geen limiet. Wie dit contract beheert, kan tot ${until} al je ${tokens} weghalen.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Onderteken ${type}` : `Onderteken ${type} voor ${domain}`,
    line: 'Lees elke regel. We weten niet wat deze app ermee doet.',
  }),
  transfer: (amount, to) => `Verstuur ${amount} naar ${to}`,
  call: (functionName, to) => `Roep ${functionName} aan van ${to}`,
  deployment: 'Maak een nieuw contract',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Verstuur een aanroep die we niet kunnen lezen'
      : 'Onderteken een aanroep die we niet kunnen lezen',
    line: 'Ga alleen door als je dit contract kent.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Laat ${to} voor je account handelen`,
    line: isOnEveryChain
      ? 'De code ervan kan alles wat jij kunt, met alles in dit account, op elk netwerk.'
      : 'De code ervan kan alles wat jij kunt, met alles in dit account.',
  }),
  delegationEnds: {
    headline: 'Laat geen contract voor je account handelen',
    line: 'Er wordt niets verplaatst. Daarna handel alleen jij voor dit account.',
  },
  blind: {
    headline: 'Onderteken iets wat we niet kunnen lezen',
    line: 'Ga alleen door als je weet wat het is. Het zou alles in je wallet kunnen verplaatsen.',
  },
  money: {
    never: 'Er verlaat niets je wallet.',
    later: 'Kost nu niets. Later kan er geld uit je wallet gaan.',
    now: 'Er gaat geld uit je wallet zodra je bevestigt.',
    unknown: 'We kunnen niet zien of er geld uit je wallet gaat.',
  },

  unknownContract: 'Onbekend contract',
  unknownAddress: 'Onbekend adres',
  unknownHolder: 'Tokenaccount van een onbekende eigenaar',
  anUnknownContract: 'een onbekend contract',
  unknownToken: 'onbekende tokens',
  yourself: 'jezelf',
  knownContract: 'bekend contract',

  rows: {
    with: 'Met',
    from: 'Van',
    to: 'Naar',
    contract: 'Contract',
    calls: 'Wat het aanroept',
    pay: 'Je betaalt',
    fee: 'Netwerkkosten',
    total: 'Hooguit in totaal',
    paid: 'Betaald',
    transaction: 'Transactie',
    unsigned: 'Niet ondertekend',
  },
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
      lead: 'Apps hebben dit zelden nodig.',
      text: 'Vraag in plaats daarvan om een toestemming met een bedrag.',
    },
    unknownContract: {
      lead: 'We kennen dit contract niet.',
      text: 'Vergelijk het hele adres met wat je verwacht.',
    },
    noInterface: {
      lead: 'Voor dit contract is geen interface opgeslagen,',
      text: 'dus namen en bedragen ontbreken.',
    },
    farDeadline: (distance) => ({
      lead: 'Hiermee geef je toestemming.',
      text:
        distance === null
          ? 'Die eindigt nooit; de meeste apps vragen om minuten.'
          : `Die eindigt ${distance}; de meeste apps vragen om minuten.`,
    }),
    delegation: {
      lead: 'Hiermee geef je je account uit handen.',
      text: 'Wie de code van dat contract schreef, kan alles wat erin zit weghalen.',
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
      lead: `Hiermee log je in bij ${domain}.`,
      text: `Je bent op ${host}. Wie dit vraagt, zou je account daar kunnen gebruiken.`,
    }),
    signInOtherAccount: {
      lead: 'Hierin staat een ander account.',
      text: 'Het is niet het account dat zou ondertekenen.',
    },
    signInExpired: { lead: 'Dit is te oud.', text: 'Begin opnieuw in de app.' },
    signInNotYet: { lead: 'Dit is nog niet geldig.', text: 'Begin later opnieuw in de app.' },
    otherNetwork: {
      lead: 'Dit is voor een ander netwerk.',
      text: 'Ga alleen door als je dat verwacht.',
    },
    wouldFail: (reason) => ({
      lead: 'Dit zou niet lukken.',
      text:
        reason === null ? 'Het stopte bij een proefrun.' : `Het stopte bij een proefrun: ${reason}`,
    }),
  },

  close: 'Sluiten',
  copyDetails: 'Details kopiëren voor support',
  noAnswer: {
    headline: 'We kregen geen antwoord',
    line: 'We weten niet of het ondertekend is. Bekijk de activiteit van je account voordat je het opnieuw probeert.',
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
