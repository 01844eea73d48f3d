import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Din session',
  endsIn: (time) => `Du loggas ut om ${time}`,
  endsInSeconds: (seconds) =>
    plural(seconds, {
      one: 'Du loggas ut om # sekund. Tryck på F6 för att förbli inloggad.',
      other: 'Du loggas ut om # sekunder. Tryck på F6 för att förbli inloggad.',
    }),
  keepWorking: 'Förbli inloggad för att behålla det du håller på med.',
  stay: 'Förbli inloggad',
  staying: 'Förnyar',
  stayed: 'Du förblir inloggad.',
  logOut: 'Logga ut',
  offline: 'Du är offline. Försök igen när anslutningen är tillbaka.',
  failed: 'Det gick inte. Du är fortfarande inloggad. Försök igen.',
  refused: 'Den här sessionen kan inte förnyas. Spara ditt arbete och logga sedan in igen.',
  againTitle: 'Logga in igen för att fortsätta',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Din session är slut. Det du höll på med finns kvar.'
      : `Din session tog slut efter ${span(lifetimeMs)}. Det du höll på med finns kvar.`,
  keyLost: 'Webbläsaren rensade nyckeln som höll dig inloggad. Ditt konto är tryggt.',
  refusedHere:
    'Det webbläsaren hade sparat av din session klarade inte vår kontroll. Ditt konto är tryggt.',
  elsewhereTitle: 'Du loggade ut i en annan flik',
  elsewhere: 'Den här fliken är också utloggad.',
  logInAgain: 'Logga in igen',
  anotherMethod: 'Använd ett annat sätt',
  close: 'Stäng',
}
