import type { CodeWords } from '../../react/words.ts'
import { MINUTES, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Controlla la tua email',
  titleLink: 'Questo link non può essere usato',
  titleSms: 'Controlla i tuoi messaggi',
  sentDigits: (length) =>
    `Abbiamo inviato un codice di ${plural(length, { one: '# cifra', many: '# cifre', other: '# cifre' })} a`,
  sentCharacters: (length) =>
    `Abbiamo inviato un codice di ${plural(length, { one: '# carattere', many: '# caratteri', other: '# caratteri' })} a`,
  change: 'Cambia',
  fieldDigits: (length) =>
    plural(length, {
      one: 'Codice di # cifra',
      many: 'Codice di # cifre',
      other: 'Codice di # cifre',
    }),
  fieldCharacters: (length) =>
    plural(length, {
      one: 'Codice di # carattere',
      many: 'Codice di # caratteri',
      other: 'Codice di # caratteri',
    }),
  expiresIn: (time) => `Scade tra ${time}`,
  newCodeIn: (time) => `Nuovo codice tra ${time}`,
  sendNewCode: 'Invia un nuovo codice',
  sendNewCodeIn: (time) => `Invia un nuovo codice tra ${time}`,
  sendingNewCode: 'Invio di un nuovo codice',
  verify: 'Verifica codice',
  verifying: 'Verifica in corso',
  checking: 'Controllo del codice',
  accepted: 'Codice accettato',
  acceptedForTab: 'Codice accettato. L’accesso dura fino alla chiusura di questa scheda.',
  loggedIn: 'Accesso effettuato',
  incompleteDigits: (length) =>
    plural(length, {
      one: 'Inserisci # cifra.',
      many: 'Inserisci tutte le # cifre.',
      other: 'Inserisci tutte le # cifre.',
    }),
  incompleteCharacters: (length) =>
    plural(length, {
      one: 'Inserisci # carattere.',
      many: 'Inserisci tutti i # caratteri.',
      other: 'Inserisci tutti i # caratteri.',
    }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Codice errato. Riprova.'
      : plural(triesLeft, {
          one: 'Codice errato. # tentativo rimasto.',
          many: 'Codice errato. # tentativi rimasti.',
          other: 'Codice errato. # tentativi rimasti.',
        }),
  expired: (minutes) => `Questo codice è scaduto. I codici durano ${plural(minutes, MINUTES)}.`,
  locked: 'Troppi tentativi. Ora puoi inviare un nuovo codice.',
  lockedFor: (time) => `Troppi tentativi. Attendi ${time} per un nuovo codice.`,
  resent: 'Nuovo codice inviato. Quello vecchio non vale più.',
  linkTo: 'Il link ricevuto via email accede con questo indirizzo:',
  linkWarning: 'Continua solo se hai richiesto tu questo link.',
  linkOver: 'Questo link è scaduto o è già stato usato.',
  linkElsewhere: 'Questo link funziona solo nel browser in cui è stato richiesto.',
  addressUnverified:
    'Un account indica questa email o questo numero senza averli verificati. Se è tuo, usa l’altro suo metodo di accesso.',
  createAccount: 'Crea un nuovo account',
  anotherMethod: 'Usa un altro metodo',
  anotherWay: 'Prova in un altro modo',
  openMailApp: 'Apri l’app di posta',
  openNamedMail: (name) => `Apri ${name}`,
  devHint: (devCode) => `Servizio locale: il codice è ${devCode}.`,
  fillIn: 'Inserisci',
}
