import type { SigningWords } from '../../react/signingWords.ts'
import { digits, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Anfrage wird gelesen',
  place: (position, count) => `${digits.format(position)} von ${digits.format(count)}`,
  decline: 'Ablehnen',
  declineAll: 'Alle ablehnen',
  declined: 'Abgelehnt. Nichts wurde signiert.',
  sign: 'Signieren',
  signPermission: 'Freigabe signieren',
  send: 'Bestätigen und senden',
  signAnyway: 'Trotzdem signieren',
  sendAnyway: 'Trotzdem senden',
  signing: 'Wird signiert',

  message: {
    headline: 'Diese Nachricht signieren',
    line: 'Das beweist, dass diese Wallet Ihnen gehört. Die Signatur ist kostenlos und überträgt von sich aus kein Geld.',
  },
  signIn: (domain) => ({
    headline: `Bei ${domain} anmelden`,
    line: 'Das beweist, dass diese Wallet Ihnen gehört. Die Signatur ist kostenlos und überträgt von sich aus kein Geld.',
  }),
  signInElsewhere: {
    headline: 'Bei einer anderen Website anmelden',
    line: 'Das beweist, dass diese Wallet Ihnen gehört. Die Signatur ist kostenlos und überträgt von sich aus kein Geld.',
  },
  // "für" and "an" have the accusative, as `anUnknownContract` and `yourself` do
  permission: (spender, amount) => ({
    headline: `Freigabe: bis zu ${amount} für ${spender}`,
    line: `Kostet jetzt nichts. Das Geld kann später durch ${spender} abgebucht werden, bis Sie es stoppen.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Freigabe: bis zu ${amount} für ${spender}`,
    line: `Kostet jetzt die Netzwerkgebühr. Das Geld kann später durch ${spender} abgebucht werden, bis Sie es stoppen.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Freigabe ohne Limit: ${tokens} für ${spender}`,
    line:
      until === null
        ? `Kein Limit und kein Enddatum. Wer diesen Vertrag kontrolliert, kann Ihnen jederzeit alles davon nehmen: ${tokens}.`
        : `Kein Limit. Wer diesen Vertrag kontrolliert, kann Ihnen bis zum ${until} alles davon nehmen: ${tokens}.`,
  }),
  revocation: (spender, tokens) => ({
    headline:
      spender === null ? `Freigabe entfernen: ${tokens}` : `Freigabe entfernen für ${spender}`,
    line: `Danach kann mit dieser Freigabe nichts mehr abgebucht werden: ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Freigabe verringern für ${spender}`,
    line: `Danach kann mit dieser Freigabe weniger abgebucht werden: ${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `Auftrag: ${gives} ohne Gegenleistung`
      : `Auftrag: ${gives} gegen mindestens ${gets}`,
  typedData: (type, contract) => ({
    headline:
      contract === null ? 'Strukturierte Daten signieren' : `${type} für ${contract} signieren`,
    line: 'Lesen Sie jede Zeile. Wir wissen nicht, was diese App damit macht.',
  }),
  transfer: (amount, to) => `${amount} an ${to} senden`,
  call: (functionName, to) => `${functionName} nutzen über ${to}`,
  deployment: 'Neuen Vertrag erstellen',
  unreadableCall: {
    headline: 'Nicht lesbare Anfrage',
    line: 'Machen Sie nur weiter, wenn Sie diesen Vertrag kennen.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Ihr Konto steuern lassen durch ${to}`,
    line: isOnEveryChain
      ? 'Der Code kann alles, was Sie können, mit allem in diesem Konto, in jedem Netzwerk.'
      : 'Der Code kann alles, was Sie können, mit allem in diesem Konto.',
  }),
  delegationEnds: {
    headline: 'Steuerung Ihres Kontos durch einen Vertrag beenden',
    line: 'Danach handeln nur noch Sie für dieses Konto.',
  },
  blind: {
    headline: 'Nicht lesbare Anfrage',
    line: 'Machen Sie nur weiter, wenn Sie wissen, was es ist. Damit könnte alles aus Ihrer Wallet abgezogen werden.',
  },
  money: {
    never: 'Nichts verlässt Ihre Wallet.',
    later: 'Kostet jetzt nichts. Später kann Geld Ihre Wallet verlassen.',
    onceSent:
      'Jeder, der die Signatur hat, kann diese Transaktion senden. Dann kann Geld Ihre Wallet verlassen.',
    now: 'Geld verlässt Ihre Wallet, wenn Sie bestätigen.',
    unknown: 'Wir können nicht sagen, ob Geld Ihre Wallet verlässt.',
    fee: 'Nur die Netzwerkgebühr verlässt Ihre Wallet.',
  },

  unknownContract: 'Unbekannter Vertrag',
  unknownAddress: 'Unbekannte Adresse',
  unknownHolder: 'Token-Konto mit unbekanntem Inhaber',
  anUnknownContract: 'einen unbekannten Vertrag',
  unknownToken: 'unbekannte Tokens',
  yourself: 'Ihr eigenes Konto',
  knownContract: 'bekannter Vertrag',

  rows: {
    with: 'Konto',
    from: 'Von',
    to: 'An',
    contract: 'Vertrag',
    calls: 'Was aufgerufen wird',
    pay: 'Sie zahlen',
    fee: 'Netzwerkgebühr',
    total: 'Insgesamt höchstens',
    callsItself: 'Nennt sich',
    paid: 'Bezahlt',
    transaction: 'Transaktion',
    unsigned: 'Wird nicht signiert',
  },
  quoted: (text) => `„${text}“`,
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
      lead: 'Diese Freigabe hat kein Limit.',
      text: 'Die meisten Apps verlangen nur, was Sie gerade ausgeben wollen.',
    },
    unknownContract: {
      lead: 'Wir kennen diesen Vertrag nicht.',
      text: 'Vergleichen Sie die ganze Adresse mit der, die Sie erwarten.',
    },
    noInterface: {
      lead: 'Zu diesem Vertrag ist keine Schnittstelle gespeichert,',
      text: 'deshalb fehlen Namen und Beträge.',
    },
    farDeadline: (until) => ({
      lead: 'Anfragen laufen meist nach wenigen Minuten ab.',
      text: until === null ? 'Diese läuft nie ab.' : `Diese gilt noch bis ${until}.`,
    }),
    delegation: {
      lead: 'Damit geben Sie Ihr Konto aus der Hand.',
      text: 'Wer diesen Vertrag geschrieben hat, kann alles aus Ihrem Konto nehmen.',
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
      lead: `Diese Nachricht meldet Sie bei ${domain} an, aber Sie sind auf ${host}.`,
      text: `Wenn Sie nicht von ${domain} kommen, lehnen Sie ab.`,
    }),
    signInOtherAccount: {
      lead: 'Das nennt ein anderes Konto.',
      text: 'Es ist nicht das Konto, mit dem Sie hier signieren.',
    },
    signInExpired: { lead: 'Diese Anfrage ist abgelaufen.', text: 'Beginnen Sie in der App neu.' },
    signInNotYet: {
      lead: 'Das gilt noch nicht.',
      text: 'Beginnen Sie später in der App neu.',
    },
    otherNetwork: {
      lead: 'Das ist für ein anderes Netzwerk.',
      text: 'Machen Sie nur weiter, wenn Sie das erwarten.',
    },
    removesToo: (tokens) => ({
      lead: `Eine andere Freigabe endet: ${tokens}.`,
      text: `Danach kann mit dieser Freigabe nichts mehr abgebucht werden: ${tokens}.`,
    }),
    notSimulated: {
      lead: 'Diese Transaktion ließ sich nicht simulieren.',
      text: 'Noch weiß niemand, ob sie gelingt.',
    },
    wouldFail: (reason) => ({
      lead: 'Diese Transaktion wird wahrscheinlich fehlschlagen.',
      text:
        reason === null
          ? 'Sie brach in der Simulation ab.'
          : `Sie brach in der Simulation ab: ${reason}`,
    }),
    hash: {
      lead: 'Das ist ein Hash.',
      text: 'Ein Smart Account nimmt ihn als Anweisung seines Inhabers. Damit könnte alles darin übertragen werden.',
    },
    movesNothing: {
      lead: 'Damit wird nichts übertragen: Der Betrag ist 0.',
      text: 'So eine Übertragung kann eine fremde Adresse in Ihren Verlauf bringen.',
    },
    lost: {
      lead: 'Das wäre verloren.',
      text: 'Von dieser Adresse kann niemand etwas zurückholen.',
    },
    nothingBack: {
      lead: 'Sie erhalten dafür nichts.',
      text: 'Lehnen Sie ab, wenn Sie nichts verschenken wollen.',
    },
  },

  close: 'Schließen',
  copyDetails: 'Einzelheiten für den Support kopieren',
  noAnswer: {
    headline: 'Wir haben keine Antwort erhalten',
    line: 'Wir können nicht sagen, ob signiert wurde. Sehen Sie in der Aktivität Ihres Kontos nach, bevor Sie es erneut versuchen.',
  },
  unknownSend: {
    headline: 'Wir wissen noch nicht, ob es gesendet wurde',
    line: 'Die Transaktion kann noch durchgehen. Wir prüfen weiter. Senden Sie sie erst erneut, wenn Sie es wissen.',
  },
  unknownSubmit: {
    headline: 'Wir wissen noch nicht, ob es gesendet wurde',
    line: 'Die Transaktion kann noch durchgehen. Wenn Sie dieselbe erneut senden, wird sie nur einmal bezahlt.',
  },
  earlierSend: {
    headline: 'Eine frühere Transaktion ist noch offen',
    line: 'Wir wissen noch nicht, ob sie durchgegangen ist. Wir prüfen weiter. Es wurde nichts Neues gesendet.',
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
