import type { LoginWords } from '../../react/words.ts'
import { MINUTES, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Accedi a ${app}`,
  subtitle: 'Prima volta qui? Così crei il tuo account.',
  email: 'Email',
  emailOrPhone: 'Email o numero di telefono',
  phone: 'Numero di telefono',
  emailPlaceholder: 'nome@example.com',
  phoneHint: 'Inviamo un codice via SMS. Si applicano le tariffe normali.',
  country: 'Paese',
  phoneMode: (country, callingCode) => `Numero di telefono. Paese: ${country}, più ${callingCode}.`,
  continue: 'Continua',
  sending: 'Invio del codice',
  emptyEmail: 'Inserisci la tua email.',
  emptyEmailOrPhone: 'Inserisci la tua email o il tuo numero di telefono.',
  emptyPhone: 'Inserisci il tuo numero di telefono.',
  badEmail: 'Inserisci un indirizzo email completo, come nome@example.com.',
  badPhone: 'Inserisci un numero di telefono completo, con il prefisso del paese.',
  phoneCountryOff: 'Non inviamo SMS in questo paese. Accedi in un altro modo.',
  phoneNotChecked: 'Non siamo riusciti a controllare questo numero. Riprova tra poco.',
  tooManySends: (minutes) =>
    `Troppi codici per questo indirizzo. Riprova tra ${plural(minutes, MINUTES)}.`,
  tooManyRequests: (minutes) => `Troppi tentativi da qui. Riprova tra ${plural(minutes, MINUTES)}.`,
  deliveryFailed: 'Non siamo riusciti a inviare il codice. Riprova tra poco.',
  loadingMethods: 'Caricamento dei metodi di accesso',
  nothingEnabled: 'Nessun metodo di accesso è ancora attivo.',
  nothingEnabledHere:
    'Nessun metodo di accesso è ancora attivo. Controlla `methods` di createLatchkit e ciò che il servizio consente.',
  legalBefore: 'Continuando accetti i ',
  legalTerms: 'Termini',
  legalBetween: ' e l’',
  legalPrivacy: 'Informativa sulla privacy',
  legalAfter: '.',
}
