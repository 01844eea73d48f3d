import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Twoja sesja',
  endsIn: (time) => `Wylogujemy Cię za ${time}`,
  endsInSeconds: (seconds) =>
    plural(seconds, {
      one: 'Wylogujemy Cię za # sekundę. Naciśnij F6, aby przedłużyć sesję.',
      few: 'Wylogujemy Cię za # sekundy. Naciśnij F6, aby przedłużyć sesję.',
      many: 'Wylogujemy Cię za # sekund. Naciśnij F6, aby przedłużyć sesję.',
      other: 'Wylogujemy Cię za # sekundy. Naciśnij F6, aby przedłużyć sesję.',
    }),
  keepWorking: 'Przedłuż sesję, aby zachować to, nad czym pracujesz.',
  stay: 'Przedłuż sesję',
  staying: 'Przedłużanie',
  stayed: 'Sesja trwa dalej.',
  logOut: 'Wyloguj się',
  offline: 'Jesteś offline. Spróbuj ponownie, gdy wróci połączenie.',
  failed: 'Nie udało się. Twoja sesja nadal trwa. Spróbuj ponownie.',
  refused: 'Tej sesji nie można przedłużyć. Zapisz swoją pracę, a potem zaloguj się ponownie.',
  againTitle: 'Zaloguj się ponownie, aby kontynuować',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Twoja sesja się skończyła. To, nad czym pracujesz, nadal tu jest.'
      : `Twoja sesja skończyła się po ${span(lifetimeMs)}. To, nad czym pracujesz, nadal tu jest.`,
  keyLost:
    'Ta przeglądarka usunęła klucz, który utrzymywał Twoją sesję. Twoje konto jest bezpieczne.',
  refusedHere:
    'To, co ta przeglądarka przechowała z Twojej sesji, nie przeszło naszej kontroli. Twoje konto jest bezpieczne.',
  elsewhereTitle: 'Wylogowano w innej karcie',
  elsewhere: 'W tej karcie sesja też się skończyła.',
  logInAgain: 'Zaloguj się ponownie',
  anotherMethod: 'Użyj innej metody',
  close: 'Zamknij',
}
