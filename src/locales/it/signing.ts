import type { SigningWords } from '../../react/signingWords.ts'
import { digits, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Lettura della richiesta',
  place: (position, count) => `${digits.format(position)} di ${digits.format(count)}`,
  decline: 'Rifiuta',
  declineAll: 'Rifiuta tutto',
  declined: 'Rifiutato. Non è stato firmato niente.',
  sign: 'Firma',
  signPermission: 'Firma il permesso',
  send: 'Conferma e invia',
  signAnyway: 'Firma comunque',
  sendAnyway: 'Invia comunque',
  signing: 'Firma in corso',

  message: {
    headline: 'Firma questo messaggio',
    line: 'Prova che questo wallet è tuo. La firma è gratis e da sola non sposta fondi.',
  },
  signIn: (domain) => ({
    headline: `Accedi a ${domain}`,
    line: 'Prova che questo wallet è tuo. La firma è gratis e da sola non sposta fondi.',
  }),
  signInElsewhere: {
    headline: 'Accedi a un altro sito',
    line: 'Prova che questo wallet è tuo. La firma è gratis e da sola non sposta fondi.',
  },
  permission: (spender, amount) => ({
    headline: `Approva fino a ${amount} per ${spender}`,
    line: `Ora non costa niente. Permette a ${spender} di prendere il denaro più tardi, finché non lo fermi.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Approva fino a ${amount} per ${spender}`,
    line: `Ora costa la commissione di rete. Permette a ${spender} di prendere il denaro più tardi, finché non lo fermi.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Approva senza limite: ${tokens} per ${spender}`,
    line:
      until === null
        ? `Nessun limite e nessuna scadenza. Chi controlla questo contratto può prendere tutti i tuoi ${tokens} in qualsiasi momento.`
        : `Nessun limite. Chi controlla questo contratto può prendere tutti i tuoi ${tokens} fino a questa data: ${until}.`,
  }),
  revocation: (spender, tokens) => ({
    headline:
      spender === null ? `Rimuovi un permesso: ${tokens}` : `Rimuovi il permesso per ${spender}`,
    line: `Non servirà più a prendere i tuoi ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Riduci il permesso per ${spender}`,
    line: `Servirà a prendere una parte minore dei tuoi ${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `Ordine: ${gives} in cambio di niente`
      : `Ordine: ${gives} in cambio di almeno ${gets}`,
  typedData: (type, contract) => ({
    headline: contract === null ? 'Firma dati strutturati' : `Firma ${type} per ${contract}`,
    line: 'Leggi ogni riga. Non sappiamo che cosa ne fa questa app.',
  }),
  transfer: (amount, to) => `Invia ${amount} a ${to}`,
  call: (functionName, to) => `Usa ${functionName} su ${to}`,
  deployment: 'Crea un nuovo contratto',
  unreadableCall: {
    headline: 'Richiesta illeggibile',
    line: 'Continua solo se conosci questo contratto.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Delega il tuo account a ${to}`,
    line: isOnEveryChain
      ? 'Il suo codice può fare tutto ciò che puoi fare tu, con tutto ciò che c’è in questo account, su ogni rete.'
      : 'Il suo codice può fare tutto ciò che puoi fare tu, con tutto ciò che c’è in questo account.',
  }),
  delegationEnds: {
    headline: 'Smetti di delegare il tuo account',
    line: 'Dopo, solo tu agisci per questo account.',
  },
  blind: {
    headline: 'Richiesta illeggibile',
    line: 'Continua solo se sai che cos’è. Potrebbe prendere tutto ciò che c’è nel tuo wallet.',
  },
  money: {
    never: 'Niente lascia il tuo wallet.',
    later: 'Ora non costa niente. Più tardi del denaro può lasciare il tuo wallet.',
    onceSent:
      'Chiunque abbia la firma può inviare questa transazione. Del denaro può allora lasciare il tuo wallet.',
    now: 'Il denaro lascia il tuo wallet quando confermi.',
    unknown: 'Non possiamo dire se del denaro lascia il tuo wallet.',
    fee: 'Dal tuo wallet esce solo la commissione di rete.',
  },

  unknownContract: 'Contratto sconosciuto',
  unknownAddress: 'Indirizzo sconosciuto',
  unknownHolder: 'Account di token di un titolare sconosciuto',
  anUnknownContract: 'un contratto sconosciuto',
  unknownToken: 'token sconosciuti',
  yourself: 'questo stesso account',
  knownContract: 'contratto noto',

  rows: {
    with: 'Account',
    from: 'Da',
    to: 'A',
    contract: 'Contratto',
    calls: 'Che cosa chiama',
    pay: 'Paghi',
    fee: 'Commissione di rete',
    total: 'Totale, al massimo',
    callsItself: 'Si presenta come',
    paid: 'Pagato',
    transaction: 'Transazione',
    unsigned: 'Non firmato',
  },
  quoted: (text) => `«${text}»`,
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
      lead: 'Questo permesso non ha limite.',
      text: 'La maggior parte delle app chiede solo ciò che stai per spendere.',
    },
    unknownContract: {
      lead: 'Non conosciamo questo contratto.',
      text: 'Confronta il suo indirizzo completo con quello che ti aspetti.',
    },
    noInterface: {
      lead: 'Per questo contratto non è salvata alcuna interfaccia,',
      text: 'perciò mancano nomi e importi.',
    },
    farDeadline: (until) => ({
      lead: 'Le richieste di solito scadono in pochi minuti.',
      text:
        until === null
          ? 'Questa non scade mai.'
          : `Questa resta valida fino a questa data: ${until}.`,
    }),
    delegation: {
      lead: 'Questo cede il tuo account.',
      text: 'L’autore di quel contratto può prendere tutto ciò che c’è nel tuo account.',
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
      lead: `Con questo messaggio accedi a ${domain}, ma sei su ${host}.`,
      text: `Se non arrivi da ${domain}, rifiuta.`,
    }),
    signInOtherAccount: {
      lead: 'Questo indica un altro account.',
      text: 'Non è l’account con cui firmi qui.',
    },
    signInExpired: { lead: 'Questa richiesta è scaduta.', text: 'Ricomincia nell’app.' },
    signInNotYet: { lead: 'Non è ancora valido.', text: 'Ricomincia più tardi nell’app.' },
    otherNetwork: {
      lead: 'Questo è per un’altra rete.',
      text: 'Continua solo se te lo aspetti.',
    },
    removesToo: (tokens) => ({
      lead: `Un altro permesso termina: ${tokens}.`,
      text: `Non servirà più a prendere i tuoi ${tokens}.`,
    }),
    notSimulated: {
      lead: 'Non è stato possibile simulare questa transazione.',
      text: 'Nessuno sa ancora se riuscirà.',
    },
    wouldFail: (reason) => ({
      lead: 'Questa transazione probabilmente fallirà.',
      text:
        reason === null
          ? 'Si è interrotta nella simulazione.'
          : `Si è interrotta nella simulazione: ${reason}`,
    }),
    hash: {
      lead: 'Questo è un hash.',
      text: 'Uno smart account lo prende come un ordine del suo proprietario. Potrebbe spostare tutto ciò che contiene.',
    },
    movesNothing: {
      lead: 'Questo non sposta niente: l’importo è 0.',
      text: 'Un trasferimento così può mettere un indirizzo estraneo nella tua cronologia.',
    },
    lost: {
      lead: 'Andrebbe perso.',
      text: 'Nessuno può recuperare nulla da questo indirizzo.',
    },
    nothingBack: {
      lead: 'Non ricevi niente in cambio.',
      text: 'Rifiuta, a meno che tu non voglia regalarlo.',
    },
  },

  close: 'Chiudi',
  copyDetails: 'Copia i dettagli per l’assistenza',
  noAnswer: {
    headline: 'Non abbiamo ricevuto risposta',
    line: 'Non possiamo dire se è stato firmato. Guarda l’attività del tuo account prima di riprovare.',
  },
  unknownSend: {
    headline: 'Non sappiamo ancora se è stata inviata',
    line: 'La transazione può ancora andare a buon fine. Continuiamo a controllare. Non inviarla di nuovo prima di saperlo.',
  },
  unknownSubmit: {
    headline: 'Non sappiamo ancora se è stata inviata',
    line: 'La transazione può ancora andare a buon fine. Se invii di nuovo la stessa, viene pagata una volta sola.',
  },
  earlierSend: {
    headline: 'Una transazione precedente è ancora in sospeso',
    line: 'Non sappiamo ancora se è andata a buon fine. Continuiamo a controllare. Non è stato inviato nulla di nuovo.',
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
