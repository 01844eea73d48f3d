import type { SigningWords } from '../../react/signingWords.ts'
import { digits, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Anfrage wird gelesen',
  place: (position, count) => `${digits.format(position)} von ${digits.format(count)}`,
  decline: 'Ablehnen',
  declined: 'Abgelehnt. Nichts wurde signiert.',
  sign: 'Signieren',
  signPermission: 'Freigabe signieren',
  send: 'Bestätigen und senden',
  signAnyway: 'Trotzdem signieren',
  sendAnyway: 'Trotzdem senden',
  signing: 'Wird signiert',

  message: {
    headline: 'Diese Nachricht signieren',
    line: 'Das beweist, dass diese Wallet Ihnen gehört. Es bewegt nichts und kostet nichts.',
  },
  signIn: (domain) => ({
    headline: `Bei ${domain} anmelden`,
    line: 'Das beweist, dass diese Wallet Ihnen gehört. Es bewegt nichts und kostet nichts.',
  }),
  // "durch" and "an" have the accusative, as `anUnknownContract` and `yourself` do
  permission: (spender, amount) => ({
    headline: `Bis zu ${amount} durch ${spender} ausgeben lassen`,
    line: `Kostet jetzt nichts. Das Geld kann später durch ${spender} abgebucht werden, bis Sie es stoppen.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Bis zu ${amount} durch ${spender} ausgeben lassen`,
    line: `Kostet jetzt die Netzwerkgebühr. Das Geld kann später durch ${spender} abgebucht werden, bis Sie es stoppen.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Alle Ihre ${tokens} durch ${spender} abbuchen lassen`,
    line:
      until === null
        ? `Kein Limit und kein Enddatum. Wer diesen Vertrag kontrolliert, kann Ihnen jederzeit alle ${tokens} nehmen.`
        : `Kein Limit. Wer diesen Vertrag kontrolliert, kann Ihnen bis zum ${until} alle ${tokens} nehmen.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `${type} signieren` : `${type} für ${domain} signieren`,
    line: 'Lesen Sie jede Zeile. Wir wissen nicht, was diese App damit macht.',
  }),
  transfer: (amount, to) => `${amount} an ${to} senden`,
  call: (functionName, to) => `${functionName} durch ${to} ausführen lassen`,
  deployment: 'Neuen Vertrag erstellen',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Einen Aufruf senden, den wir nicht lesen können'
      : 'Einen Aufruf signieren, den wir nicht lesen können',
    line: 'Machen Sie nur weiter, wenn Sie diesen Vertrag kennen.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Ihr Konto durch ${to} steuern lassen`,
    line: isOnEveryChain
      ? 'Der Code kann alles, was Sie können, mit allem in diesem Konto, in jedem Netzwerk.'
      : 'Der Code kann alles, was Sie können, mit allem in diesem Konto.',
  }),
  delegationEnds: {
    headline: 'Ihr Konto durch keinen Vertrag steuern lassen',
    line: 'Das bewegt nichts. Danach handeln nur noch Sie für dieses Konto.',
  },
  blind: {
    headline: 'Etwas signieren, das wir nicht lesen können',
    line: 'Machen Sie nur weiter, wenn Sie wissen, was es ist. Es könnte alles bewegen, was in Ihrer Wallet ist.',
  },
  money: {
    never: 'Nichts verlässt Ihre Wallet.',
    later: 'Kostet jetzt nichts. Später kann Geld Ihre Wallet verlassen.',
    now: 'Geld verlässt Ihre Wallet, wenn Sie bestätigen.',
    unknown: 'Wir können nicht sagen, ob Geld Ihre Wallet verlässt.',
  },

  unknownContract: 'Unbekannter Vertrag',
  unknownAddress: 'Unbekannte Adresse',
  unknownHolder: 'Token-Konto mit unbekanntem Inhaber',
  anUnknownContract: 'einen unbekannten Vertrag',
  unknownToken: 'unbekannte Tokens',
  yourself: 'Ihr eigenes Konto',
  knownContract: 'bekannter Vertrag',

  rows: {
    with: 'Mit',
    from: 'Von',
    to: 'An',
    contract: 'Vertrag',
    calls: 'Was aufgerufen wird',
    pay: 'Sie zahlen',
    fee: 'Netzwerkgebühr',
    total: 'Insgesamt höchstens',
    paid: 'Bezahlt',
    transaction: 'Transaktion',
    unsigned: 'Wird nicht signiert',
  },
  nothing: 'Nichts',
  atMost: (amount) => `höchstens ${amount}`,
  feeUnknown: 'Noch nicht bekannt',
  paidBy: (app) => `Von ${app} bezahlt`,
  data: (bytes) => plural(bytes, { one: 'Daten, # Byte', other: 'Daten, # Bytes' }),
  asBytes: 'Als Text gezeigt, als Bytes gesendet',
  noLimit: 'Kein Limit',
  never: 'Nie',
  yes: 'Ja',
  no: 'Nein',
  items: (count) => plural(count, { one: '# Eintrag', other: '# Einträge' }),
  showAll: (characters) => `Alle ${characters} Zeichen zeigen`,
  showAddress: (short) => `${short}, ganz zeigen`,
  readable: 'Lesbar',
  raw: 'Roh',
  showRaw: 'Rohdaten zeigen',
  showReadable: 'Lesbar zeigen',
  copyRaw: 'Kopieren',

  notes: {
    unlimited: {
      lead: 'Apps brauchen das selten.',
      text: 'Verlangen Sie stattdessen eine Freigabe mit einem Betrag.',
    },
    unknownContract: {
      lead: 'Wir kennen diesen Vertrag nicht.',
      text: 'Vergleichen Sie die ganze Adresse mit der, die Sie erwarten.',
    },
    noInterface: {
      lead: 'Zu diesem Vertrag ist keine Schnittstelle gespeichert,',
      text: 'deshalb fehlen Namen und Beträge.',
    },
    farDeadline: (distance) => ({
      lead: 'Damit erteilen Sie eine Freigabe.',
      text:
        distance === null
          ? 'Sie endet nie; die meisten Apps verlangen Minuten.'
          : `Sie endet erst ${distance}; die meisten Apps verlangen Minuten.`,
    }),
    delegation: {
      lead: 'Damit geben Sie Ihr Konto aus der Hand.',
      text: 'Wer den Code dieses Vertrags geschrieben hat, kann alles daraus nehmen.',
    },
    blind: {
      lead: 'Niemand kann das lesen.',
      text: 'Es kann eine Zahlung oder eine Freigabe sein.',
    },
    hiddenCharacters: {
      lead: 'Einige Zeichen sind verborgen oder sehen wie andere aus.',
      text: 'Sie sind dort markiert, wo sie stehen.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Das ist eine Anmeldung bei ${domain}.`,
      text: `Sie sind auf ${host}. Wer das anfragt, könnte Ihr Konto dort nutzen.`,
    }),
    signInOtherAccount: {
      lead: 'Das nennt ein anderes Konto.',
      text: 'Es ist nicht das, das signieren würde.',
    },
    signInExpired: { lead: 'Das ist zu alt.', text: 'Beginnen Sie in der App neu.' },
    signInNotYet: {
      lead: 'Das gilt noch nicht.',
      text: 'Beginnen Sie später in der App neu.',
    },
    otherNetwork: {
      lead: 'Das ist für ein anderes Netzwerk.',
      text: 'Machen Sie nur weiter, wenn Sie das erwarten.',
    },
    wouldFail: (reason) => ({
      lead: 'Das würde nicht durchgehen.',
      text:
        reason === null
          ? 'Es brach in einem Probelauf ab.'
          : `Es brach in einem Probelauf ab: ${reason}`,
    }),
  },

  close: 'Schließen',
  copyDetails: 'Einzelheiten für den Support kopieren',
  noAnswer: {
    headline: 'Wir haben keine Antwort erhalten',
    line: 'Wir können nicht sagen, ob signiert wurde. Sehen Sie in der Aktivität Ihres Kontos nach, bevor Sie es erneut versuchen.',
  },
  notAllowed: {
    headline: 'Das ist nicht erlaubt',
    line: 'Eine Regel Ihres Kontos verbietet es. Nichts wurde signiert.',
  },
  needsOthers: {
    headline: 'Andere müssen erst zustimmen',
    line: 'Nichts wird signiert, bis genug von ihnen zugestimmt haben.',
  },
  failed: {
    headline: 'Wir konnten das nicht signieren',
    line: 'Nichts wurde signiert. Versuchen Sie es gleich noch einmal.',
  },
}
