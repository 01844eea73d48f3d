import type { SigningWords } from '../../react/signingWords.ts'
import { digits, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Lettura della richiesta',
  place: (position, count) => `${digits.format(position)} di ${digits.format(count)}`,
  decline: 'Rifiuta',
  declined: 'Rifiutato. Non è stato firmato niente.',
  sign: 'Firma',
  signPermission: 'Firma il permesso',
  send: 'Conferma e invia',
  signAnyway: 'Firma comunque',
  sendAnyway: 'Invia comunque',
  signing: 'Firma in corso',

  message: {
    headline: 'Firma questo messaggio',
    line: 'Prova che questo wallet è tuo. Non sposta niente e non costa niente.',
  },
  signIn: (domain) => ({
    headline: `Accedi a ${domain}`,
    line: 'Prova che questo wallet è tuo. Non sposta niente e non costa niente.',
  }),
  permission: (spender, amount) => ({
    headline: `Consenti a ${spender} di spendere fino a ${amount}`,
    line: `Ora non costa niente. Permette a ${spender} di prendere il denaro più tardi, finché non lo fermi.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Consenti a ${spender} di spendere fino a ${amount}`,
    line: `Ora costa la commissione di rete. Permette a ${spender} di prendere il denaro più tardi, finché non lo fermi.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Consenti a ${spender} di prendere tutti i tuoi ${tokens}`,
    line:
      until === null
        ? `Nessun limite e nessuna scadenza. Chi controlla questo contratto può prendere tutti i tuoi ${tokens} in qualsiasi momento.`
        : `Nessun limite. Chi controlla questo contratto può prendere tutti i tuoi ${tokens} fino a questa data: ${until}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Firma ${type}` : `Firma ${type} per ${domain}`,
    line: 'Leggi ogni riga. Non sappiamo che cosa ne fa questa app.',
  }),
  transfer: (amount, to) => `Invia ${amount} a ${to}`,
  call: (functionName, to) => `Chiama ${functionName} di ${to}`,
  deployment: 'Crea un nuovo contratto',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Invia una chiamata che non possiamo leggere'
      : 'Firma una chiamata che non possiamo leggere',
    line: 'Continua solo se conosci questo contratto.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Consenti a ${to} di agire per il tuo account`,
    line: isOnEveryChain
      ? 'Il suo codice può fare tutto ciò che puoi fare tu, con tutto ciò che c’è in questo account, su ogni rete.'
      : 'Il suo codice può fare tutto ciò che puoi fare tu, con tutto ciò che c’è in questo account.',
  }),
  delegationEnds: {
    headline: 'Non consentire a nessun contratto di agire per il tuo account',
    line: 'Non sposta niente. Dopo, solo tu agisci per questo account.',
  },
  blind: {
    headline: 'Firma qualcosa che non possiamo leggere',
    line: 'Continua solo se sai che cos’è. Potrebbe spostare tutto ciò che c’è nel tuo wallet.',
  },
  money: {
    never: 'Niente lascia il tuo wallet.',
    later: 'Ora non costa niente. Più tardi del denaro può lasciare il tuo wallet.',
    now: 'Il denaro lascia il tuo wallet quando confermi.',
    unknown: 'Non possiamo dire se del denaro lascia il tuo wallet.',
  },

  unknownContract: 'Contratto sconosciuto',
  unknownAddress: 'Indirizzo sconosciuto',
  unknownHolder: 'Account di token di un titolare sconosciuto',
  anUnknownContract: 'un contratto sconosciuto',
  unknownToken: 'token sconosciuti',
  yourself: 'questo stesso account',
  knownContract: 'contratto noto',

  rows: {
    with: 'Con',
    from: 'Da',
    to: 'A',
    contract: 'Contratto',
    calls: 'Che cosa chiama',
    pay: 'Paghi',
    fee: 'Commissione di rete',
    total: 'Al massimo in tutto',
    paid: 'Pagato',
    transaction: 'Transazione',
    unsigned: 'Non firmato',
  },
  nothing: 'Niente',
  atMost: (amount) => `al massimo ${amount}`,
  feeUnknown: 'Non ancora nota',
  paidBy: (app) => `Pagata da ${app}`,
  data: (bytes) =>
    plural(bytes, { one: 'Dati, # byte', many: 'Dati, # byte', other: 'Dati, # byte' }),
  asBytes: 'Mostrato come testo, inviato come byte',
  noLimit: 'Nessun limite',
  never: 'Mai',
  yes: 'Sì',
  no: 'No',
  items: (count) => plural(count, { one: '# elemento', many: '# elementi', other: '# elementi' }),
  showAll: (characters) => `Mostra tutti i ${characters} caratteri`,
  showAddress: (short) => `${short}, mostra per intero`,
  readable: 'Leggibile',
  raw: 'Grezzo',
  showRaw: 'Mostra i dati grezzi',
  showReadable: 'Mostra in forma leggibile',
  copyRaw: 'Copia',

  notes: {
    unlimited: {
      lead: 'Le app ne hanno bisogno di rado.',
      text: 'Chiedi invece un permesso con un importo.',
    },
    unknownContract: {
      lead: 'Non conosciamo questo contratto.',
      text: 'Confronta il suo indirizzo completo con quello che ti aspetti.',
    },
    noInterface: {
      lead: 'Per questo contratto non è salvata alcuna interfaccia,',
      text: 'perciò mancano nomi e importi.',
    },
    farDeadline: (distance) => ({
      lead: 'Questo dà un permesso.',
      text:
        distance === null
          ? 'Non finisce mai; la maggior parte delle app chiede minuti.'
          : `Scade ${distance}; la maggior parte delle app chiede minuti.`,
    }),
    delegation: {
      lead: 'Questo cede il tuo account.',
      text: 'Chi ha scritto il codice di quel contratto può prendere tutto ciò che c’è nell’account.',
    },
    blind: {
      lead: 'Nessuno può leggere questo.',
      text: 'Potrebbe essere un pagamento o un permesso.',
    },
    hiddenCharacters: {
      lead: 'Alcuni caratteri si nascondono o somigliano ad altri.',
      text: 'Sono segnati dove si trovano.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Questo accede a ${domain}.`,
      text: `Sei su ${host}. Chi lo chiede potrebbe usare lì il tuo account.`,
    }),
    signInOtherAccount: {
      lead: 'Questo indica un altro account.',
      text: 'Non è quello che firmerebbe.',
    },
    signInExpired: { lead: 'È troppo vecchio.', text: 'Ricomincia nell’app.' },
    signInNotYet: { lead: 'Non è ancora valido.', text: 'Ricomincia più tardi nell’app.' },
    otherNetwork: {
      lead: 'Questo è per un’altra rete.',
      text: 'Continua solo se te lo aspetti.',
    },
    wouldFail: (reason) => ({
      lead: 'Questo non andrebbe a buon fine.',
      text:
        reason === null
          ? 'Si è fermato in una prova a vuoto.'
          : `Si è fermato in una prova a vuoto: ${reason}`,
    }),
  },

  close: 'Chiudi',
  copyDetails: 'Copia i dettagli per l’assistenza',
  noAnswer: {
    headline: 'Non abbiamo ricevuto risposta',
    line: 'Non possiamo dire se è stato firmato. Guarda l’attività del tuo account prima di riprovare.',
  },
  notAllowed: {
    headline: 'Questo non è consentito',
    line: 'Una regola del tuo account lo vieta. Non è stato firmato niente.',
  },
  needsOthers: {
    headline: 'Prima devono approvare altre persone',
    line: 'Non si firma niente finché non approvano in numero sufficiente.',
  },
  failed: {
    headline: 'Non siamo riusciti a firmare',
    line: 'Non è stato firmato niente. Riprova tra poco.',
  },
}
