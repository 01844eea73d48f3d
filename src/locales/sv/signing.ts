import type { SigningWords } from '../../react/signingWords.ts'
import { number, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Läser begäran',
  place: (position, count) => `${number(position)} av ${number(count)}`,
  decline: 'Avböj',
  declineAll: 'Avböj alla',
  declined: 'Avböjt. Inget signerades.',
  sign: 'Signera',
  signPermission: 'Signera tillstånd',
  send: 'Bekräfta och skicka',
  signAnyway: 'Signera ändå',
  sendAnyway: 'Skicka ändå',
  signing: 'Signerar',

  message: {
    headline: 'Signera det här meddelandet',
    line: 'Det visar att plånboken är din. Signaturen är gratis och flyttar inga pengar i sig.',
  },
  signIn: (domain) => ({
    headline: `Logga in på ${domain}`,
    line: 'Det visar att plånboken är din. Signaturen är gratis och flyttar inga pengar i sig.',
  }),
  signInElsewhere: {
    headline: 'Logga in på en annan webbplats',
    line: 'Det visar att plånboken är din. Signaturen är gratis och flyttar inga pengar i sig.',
  },
  permission: (spender, amount) => ({
    headline: `Godkänn upp till ${amount} för ${spender}`,
    line: `Kostar inget nu. Det låter ${spender} ta pengarna senare, tills du stoppar det.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Godkänn upp till ${amount} för ${spender}`,
    line: `Kostar nätverksavgiften nu. Det låter ${spender} ta pengarna senare, tills du stoppar det.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Godkänn utan gräns: ${tokens} för ${spender}`,
    line:
      until === null
        ? `Ingen gräns och inget slutdatum. Den som styr kontraktet kan när som helst ta alla dina ${tokens}.`
        : `Ingen gräns. Den som styr kontraktet kan ta alla dina ${tokens} fram till ${until}.`,
  }),
  revocation: (spender, tokens) => ({
    headline:
      spender === null ? `Ta bort ett tillstånd: ${tokens}` : `Ta bort tillståndet för ${spender}`,
    line: `Det kan sedan inte längre användas för att ta dina ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Minska tillståndet för ${spender}`,
    line: `Det kan sedan användas för att ta färre av dina ${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null ? `Order: ${gives} mot ingenting` : `Order: ${gives} mot minst ${gets}`,
  typedData: (type, contract) => ({
    headline: contract === null ? 'Signera strukturerade data' : `Signera ${type} för ${contract}`,
    line: 'Läs varje rad. Vi vet inte vad appen gör med det.',
  }),
  transfer: (amount, to) => `Skicka ${amount} till ${to}`,
  call: (functionName, to) => `Använd ${functionName} hos ${to}`,
  deployment: 'Skapa ett nytt kontrakt',
  unreadableCall: {
    headline: 'Oläsbar begäran',
    line: 'Fortsätt bara om du känner till kontraktet.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Delegera ditt konto till ${to}`,
    line: isOnEveryChain
      ? 'Dess kod kan göra allt som du kan, med allt på det här kontot, på alla nätverk.'
      : 'Dess kod kan göra allt som du kan, med allt på det här kontot.',
  }),
  delegationEnds: {
    headline: 'Sluta delegera ditt konto',
    line: 'Sedan agerar bara du för det här kontot.',
  },
  blind: {
    headline: 'Oläsbar begäran',
    line: 'Fortsätt bara om du vet vad det är. Allt i din plånbok kan tas.',
  },
  money: {
    never: 'Inget lämnar din plånbok.',
    later: 'Kostar inget nu. Pengar kan lämna din plånbok senare.',
    onceSent:
      'Alla som har signaturen kan skicka den här transaktionen. Då kan pengar lämna din plånbok.',
    now: 'Pengar lämnar din plånbok när du bekräftar.',
    unknown: 'Vi kan inte säga om pengar lämnar din plånbok.',
    fee: 'Bara nätverksavgiften lämnar din plånbok.',
  },

  unknownContract: 'Okänt kontrakt',
  unknownAddress: 'Okänd adress',
  unknownHolder: 'Tokenkonto med okänd ägare',
  anUnknownContract: 'ett okänt kontrakt',
  unknownToken: 'okända tokens',
  yourself: 'dig själv',
  knownContract: 'känt kontrakt',

  rows: {
    with: 'Konto',
    from: 'Från',
    to: 'Till',
    contract: 'Kontrakt',
    calls: 'Vad det anropar',
    pay: 'Du betalar',
    fee: 'Nätverksavgift',
    total: 'Totalt, högst',
    callsItself: 'Kallar sig',
    paid: 'Betalat',
    transaction: 'Transaktion',
    unsigned: 'Signeras inte',
  },
  quoted: (text) => `”${text}”`,
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
      lead: 'Det här tillståndet har ingen gräns.',
      text: 'De flesta appar begär bara det du ska använda.',
    },
    unknownContract: {
      lead: 'Vi känner inte till kontraktet.',
      text: 'Jämför hela dess adress med den du väntar dig.',
    },
    noInterface: {
      lead: 'Inget gränssnitt finns sparat för kontraktet,',
      text: 'så namn och belopp saknas.',
    },
    farDeadline: (until) => ({
      lead: 'En begäran brukar gå ut inom några minuter.',
      text: until === null ? 'Den här går aldrig ut.' : `Den här gäller till ${until}.`,
    }),
    delegation: {
      lead: 'Det här lämnar över ditt konto.',
      text: 'Kontraktets upphovsperson kan ta allt på ditt konto.',
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
      lead: `Det här meddelandet loggar in dig på ${domain}, men du är på ${host}.`,
      text: `Om du inte kom från ${domain}, avvisa.`,
    }),
    signInOtherAccount: {
      lead: 'Det här anger ett annat konto.',
      text: 'Det är inte kontot som du signerar med här.',
    },
    signInExpired: { lead: 'Den här begäran har gått ut.', text: 'Börja om i appen.' },
    signInNotYet: { lead: 'Det här gäller inte än.', text: 'Börja om i appen senare.' },
    otherNetwork: {
      lead: 'Det här är för ett annat nätverk.',
      text: 'Fortsätt bara om du väntar dig det.',
    },
    removesToo: (tokens) => ({
      lead: `Ett annat tillstånd upphör: ${tokens}.`,
      text: `Det kan sedan inte längre användas för att ta dina ${tokens}.`,
    }),
    notSimulated: {
      lead: 'Transaktionen kunde inte simuleras.',
      text: 'Ingen vet än om den lyckas.',
    },
    wouldFail: (reason) => ({
      lead: 'Transaktionen kommer troligen att misslyckas.',
      text:
        reason === null ? 'Den stannade i simuleringen.' : `Den stannade i simuleringen: ${reason}`,
    }),
    hash: {
      lead: 'Det här är en hash.',
      text: 'Ett smart konto tar den som en order från sin ägare. Allt på det kan flyttas.',
    },
    movesNothing: {
      lead: 'Det här flyttar inget: beloppet är 0.',
      text: 'En sådan överföring kan lägga en främmande adress i din historik.',
    },
    lost: {
      lead: 'Det här skulle gå förlorat.',
      text: 'Ingen kan få tillbaka något från den här adressen.',
    },
    nothingBack: {
      lead: 'Du får inget för det.',
      text: 'Avvisa, om du inte vill ge bort det.',
    },
  },

  close: 'Stäng',
  copyDetails: 'Kopiera detaljer till supporten',
  noAnswer: {
    headline: 'Vi fick inget svar',
    line: 'Vi vet inte om det signerades. Titta på aktiviteten i ditt konto innan du försöker igen.',
  },
  unknownSend: {
    headline: 'Vi vet ännu inte om det skickades',
    line: 'Transaktionen kan fortfarande gå igenom. Vi fortsätter att kontrollera. Skicka den inte igen förrän du vet.',
  },
  unknownSubmit: {
    headline: 'Vi vet ännu inte om det skickades',
    line: 'Transaktionen kan fortfarande gå igenom. Om du skickar samma igen betalas den bara en gång.',
  },
  earlierSend: {
    headline: 'En tidigare transaktion är fortfarande öppen',
    line: 'Vi vet ännu inte om den gick igenom. Vi fortsätter att kontrollera. Inget nytt har skickats.',
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
