import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Prova ora',
  tryAgain: 'Riprova',
  close: 'Chiudi',
  tryingAgainIn: (time) => `Nuovo tentativo tra ${time}`,
  offlineTitle: 'Sei offline',
  offlineText: 'Teniamo il segno. L’accesso prosegue quando torna la connessione.',
  unreachableTitle: 'L’accesso non risponde',
  unreachableText:
    'La tua connessione funziona, ma il nostro servizio di accesso non risponde. Il tuo account è al sicuro.',
  originTitle: 'Accesso non configurato per questo indirizzo',
  originBeforeHost: 'Controlla di essere su ',
  originAfterHost: (app) => `. Se è così, avvisa il team di ${app}.`,
  originText: (app) =>
    `Controlla l’indirizzo di questa pagina. Se è giusto, avvisa il team di ${app}.`,
  goToHost: (host) => `Vai a ${host}`,
  devOriginTitle: 'Questa origine non è nell’elenco di quelle consentite',
  devOriginBefore: 'Il proxy ha rifiutato ',
  devOriginAfter: '. Aggiungila, poi ricarica.',
  devOnly: 'Mostrato solo in fase di sviluppo.',
  devOriginHelp:
    'Servizio locale: Auth, Allowed origins. Le voci sono esatte; i caratteri jolly dentro un host non funzionano.',
  openAllowedOrigins: 'Apri le origini consentite',
  copyOrigin: 'Copia l’origine',
  configTitle: 'L’accesso non è ancora configurato',
  configText: (app) =>
    `Il servizio di accesso non conosce questa app. Il tuo account è al sicuro. Avvisa il team di ${app}.`,
  devConfigHelp:
    'Nessuna configurazione ha l’id in authProxyConfigId. Copia l’id che il servizio mostra.',
  methodOffTitle: (method) => `Metodo disattivato: ${method}`,
  methodOffText: (app) => `${app} non lo usa più. Il tuo account c’è ancora.`,
  untrustedTitle: 'Non abbiamo completato l’accesso',
  untrustedText: (app) =>
    `La risposta del servizio di accesso non ha superato i nostri controlli. Non è cambiato niente. Avvisa il team di ${app}.`,
  unknownTitle: 'Non siamo riusciti a completare',
  unknownText: (app) => `Non è cambiato niente. Se succede ancora, avvisa il team di ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Non è cambiato niente. Se succede ancora, inviaci questo numero: ${requestId}.`,
  copyNumber: 'Copia il numero',
}
