import type { SigningWords } from '../../react/signingWords.ts'
import { number, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Läser begäran',
  place: (position, count) => `${number(position)} av ${number(count)}`,
  decline: 'Avböj',
  declined: 'Avböjt. Inget signerades.',
  sign: 'Signera',
  signPermission: 'Signera tillstånd',
  send: 'Bekräfta och skicka',
  signAnyway: 'Signera ändå',
  sendAnyway: 'Skicka ändå',
  signing: 'Signerar',

  message: {
    headline: 'Signera det här meddelandet',
    line: 'Det visar att plånboken är din. Det flyttar inget och kostar inget.',
  },
  signIn: (domain) => ({
    headline: `Logga in på ${domain}`,
    line: 'Det visar att plånboken är din. Det flyttar inget och kostar inget.',
  }),
  permission: (spender, amount) => ({
    headline: `Låt ${spender} använda upp till ${amount}`,
    line: `Kostar inget nu. Det låter ${spender} ta pengarna senare, tills du stoppar det.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Låt ${spender} använda upp till ${amount}`,
    line: `Kostar nätverksavgiften nu. Det låter ${spender} ta pengarna senare, tills du stoppar det.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Låt ${spender} ta alla dina ${tokens}`,
    line:
      until === null
        ? `Ingen gräns och inget slutdatum. Den som styr kontraktet kan när som helst ta alla dina ${tokens}.`
        : `Ingen gräns. Den som styr kontraktet kan ta alla dina ${tokens} fram till ${until}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Signera ${type}` : `Signera ${type} för ${domain}`,
    line: 'Läs varje rad. Vi vet inte vad appen gör med det.',
  }),
  transfer: (amount, to) => `Skicka ${amount} till ${to}`,
  call: (functionName, to) => `Anropa ${functionName} hos ${to}`,
  deployment: 'Skapa ett nytt kontrakt',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Skicka ett anrop som vi inte kan läsa'
      : 'Signera ett anrop som vi inte kan läsa',
    line: 'Fortsätt bara om du känner till kontraktet.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Låt ${to} agera för ditt konto`,
    line: isOnEveryChain
      ? 'Dess kod kan göra allt som du kan, med allt på det här kontot, på alla nätverk.'
      : 'Dess kod kan göra allt som du kan, med allt på det här kontot.',
  }),
  delegationEnds: {
    headline: 'Låt inget kontrakt agera för ditt konto',
    line: 'Det flyttar inget. Efteråt agerar bara du för det här kontot.',
  },
  blind: {
    headline: 'Signera något som vi inte kan läsa',
    line: 'Fortsätt bara om du vet vad det är. Det kan flytta allt som finns i din plånbok.',
  },
  money: {
    never: 'Inget lämnar din plånbok.',
    later: 'Kostar inget nu. Pengar kan lämna din plånbok senare.',
    now: 'Pengar lämnar din plånbok när du bekräftar.',
    unknown: 'Vi kan inte säga om pengar lämnar din plånbok.',
  },

  unknownContract: 'Okänt kontrakt',
  unknownAddress: 'Okänd adress',
  unknownHolder: 'Tokenkonto med okänd ägare',
  anUnknownContract: 'ett okänt kontrakt',
  unknownToken: 'okända tokens',
  yourself: 'dig själv',
  knownContract: 'känt kontrakt',

  rows: {
    with: 'Med',
    from: 'Från',
    to: 'Till',
    contract: 'Kontrakt',
    calls: 'Vad det anropar',
    pay: 'Du betalar',
    fee: 'Nätverksavgift',
    total: 'Högst totalt',
    paid: 'Betalat',
    transaction: 'Transaktion',
    unsigned: 'Signeras inte',
  },
  nothing: 'Inget',
  atMost: (amount) => `högst ${amount}`,
  feeUnknown: 'Inte känd än',
  paidBy: (app) => `Betalas av ${app}`,
  data: (bytes) => plural(bytes, { one: 'Data, # byte', other: 'Data, # byte' }),
  asBytes: 'Visas som text, skickas som byte',
  noLimit: 'Ingen gräns',
  never: 'Aldrig',
  yes: 'Ja',
  no: 'Nej',
  items: (count) => plural(count, { one: '# post', other: '# poster' }),
  showAll: (characters) => `Visa alla ${characters} tecken`,
  showAddress: (short) => `${short}, visa hela`,
  readable: 'Läsbart',
  raw: 'Rådata',
  showRaw: 'Visa rådata',
  showReadable: 'Visa läsbart',
  copyRaw: 'Kopiera',

  notes: {
    unlimited: {
      lead: 'Appar behöver sällan detta.',
      text: 'Be om ett tillstånd med ett belopp i stället.',
    },
    unknownContract: {
      lead: 'Vi känner inte till kontraktet.',
      text: 'Jämför hela dess adress med den du väntar dig.',
    },
    noInterface: {
      lead: 'Inget gränssnitt finns sparat för kontraktet,',
      text: 'så namn och belopp saknas.',
    },
    farDeadline: (distance) => ({
      lead: 'Det här ger ett tillstånd.',
      text:
        distance === null
          ? 'Det upphör aldrig; de flesta appar ber om minuter.'
          : `Det upphör ${distance}; de flesta appar ber om minuter.`,
    }),
    delegation: {
      lead: 'Det här lämnar över ditt konto.',
      text: 'Den som skrev kontraktets kod kan ta allt som finns där.',
    },
    blind: {
      lead: 'Ingen kan läsa det här.',
      text: 'Det kan vara en betalning eller ett tillstånd.',
    },
    hiddenCharacters: {
      lead: 'Vissa tecken är dolda eller liknar andra.',
      text: 'De är markerade där de står.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Det här loggar in på ${domain}.`,
      text: `Du är på ${host}. Den som frågar skulle kunna använda ditt konto där.`,
    }),
    signInOtherAccount: {
      lead: 'Det här anger ett annat konto.',
      text: 'Det är inte det som skulle signera.',
    },
    signInExpired: { lead: 'Det här är för gammalt.', text: 'Börja om i appen.' },
    signInNotYet: { lead: 'Det här gäller inte än.', text: 'Börja om i appen senare.' },
    otherNetwork: {
      lead: 'Det här är för ett annat nätverk.',
      text: 'Fortsätt bara om du väntar dig det.',
    },
    wouldFail: (reason) => ({
      lead: 'Det här skulle inte gå igenom.',
      text:
        reason === null
          ? 'Det stannade i en provkörning.'
          : `Det stannade i en provkörning: ${reason}`,
    }),
  },

  close: 'Stäng',
  copyDetails: 'Kopiera detaljer till supporten',
  noAnswer: {
    headline: 'Vi fick inget svar',
    line: 'Vi vet inte om det signerades. Titta på aktiviteten i ditt konto innan du försöker igen.',
  },
  notAllowed: {
    headline: 'Det här är inte tillåtet',
    line: 'En regel i ditt konto förbjuder det. Inget signerades.',
  },
  needsOthers: {
    headline: 'Andra måste godkänna först',
    line: 'Inget signeras förrän tillräckligt många har gjort det.',
  },
  failed: {
    headline: 'Vi kunde inte signera det här',
    line: 'Inget signerades. Försök igen om en stund.',
  },
}
