import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Spróbuj teraz',
  tryAgain: 'Spróbuj ponownie',
  close: 'Zamknij',
  tryingAgainIn: (time) => `Kolejna próba za ${time}`,
  offlineTitle: 'Jesteś offline',
  offlineText: 'Pamiętamy, gdzie jesteś. Logowanie ruszy dalej, gdy wróci połączenie.',
  unreachableTitle: 'Logowanie nie odpowiada',
  unreachableText:
    'Twój internet działa, ale nasza usługa logowania nie odpowiada. Twoje konto jest bezpieczne.',
  originTitle: 'Logowanie nie jest skonfigurowane dla tego adresu',
  originBeforeHost: 'Sprawdź, czy jesteś na ',
  originAfterHost: (app) => `. Jeśli tak, powiadom zespół aplikacji ${app}.`,
  originText: (app) =>
    `Sprawdź adres tej strony. Jeśli jest poprawny, powiadom zespół aplikacji ${app}.`,
  goToHost: (host) => `Przejdź na ${host}`,
  devOriginTitle: 'Tego originu nie ma na liście dozwolonych',
  devOriginBefore: 'Proxy odrzuciło ',
  devOriginAfter: '. Dodaj go i odśwież stronę.',
  devOnly: 'Widoczne tylko podczas programowania.',
  devOriginHelp:
    'Usługa lokalna: Auth, Allowed origins. Wpisy są dokładne; symbole wieloznaczne wewnątrz hosta nie działają.',
  openAllowedOrigins: 'Otwórz dozwolone originy',
  copyOrigin: 'Kopiuj origin',
  configTitle: 'Logowanie nie jest jeszcze skonfigurowane',
  configText: (app) =>
    `Usługa logowania nie zna tej aplikacji. Twoje konto jest bezpieczne. Powiadom zespół aplikacji ${app}.`,
  devConfigHelp:
    'Żadna konfiguracja nie ma identyfikatora z authProxyConfigId. Skopiuj identyfikator, który wypisuje usługa.',
  methodOffTitle: (method) => `Metoda wyłączona: ${method}`,
  methodOffText: (app) => `Aplikacja ${app} już z niej nie korzysta. Twoje konto nadal istnieje.`,
  untrustedTitle: 'Nie zalogowaliśmy Cię',
  untrustedText: (app) =>
    `Odpowiedź usługi logowania nie przeszła naszej kontroli. Nic się nie zmieniło. Powiadom zespół aplikacji ${app}.`,
  unknownTitle: 'Nie udało się tego dokończyć',
  unknownText: (app) =>
    `Nic się nie zmieniło. Jeśli to się powtórzy, powiadom zespół aplikacji ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Nic się nie zmieniło. Jeśli to się powtórzy, wyślij nam ten numer: ${requestId}.`,
  copyNumber: 'Kopiuj numer',
}
