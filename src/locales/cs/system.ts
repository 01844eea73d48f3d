import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Zkusit teď',
  tryAgain: 'Zkusit znovu',
  close: 'Zavřít',
  tryingAgainIn: (time) => `Další pokus za ${time}`,
  offlineTitle: 'Jste offline',
  offlineText: 'Pamatujeme si, kde jste. Přihlášení bude pokračovat, až se připojení obnoví.',
  unreachableTitle: 'Přihlášení neodpovídá',
  unreachableText:
    'Internet vám funguje, ale naše přihlašovací služba neodpovídá. Váš účet je v bezpečí.',
  originTitle: 'Přihlášení není pro tuto adresu nastavené',
  originBeforeHost: 'Zkontrolujte, že jste na ',
  originAfterHost: (app) => `. Pokud ano, dejte vědět týmu aplikace ${app}.`,
  originText: (app) =>
    `Zkontrolujte adresu této stránky. Pokud je správná, dejte vědět týmu aplikace ${app}.`,
  goToHost: (host) => `Přejít na ${host}`,
  devOriginTitle: 'Tento origin není na seznamu povolených',
  devOriginBefore: 'Proxy odmítla ',
  devOriginAfter: '. Přidejte ho a načtěte stránku znovu.',
  devOnly: 'Zobrazuje se jen při vývoji.',
  devOriginHelp:
    'Místní služba: Auth, Allowed origins. Položky jsou přesné; zástupné znaky uvnitř hostitele nefungují.',
  openAllowedOrigins: 'Otevřít povolené originy',
  copyOrigin: 'Kopírovat origin',
  configTitle: 'Přihlášení ještě není nastavené',
  configText: (app) =>
    `Přihlašovací služba tuto aplikaci nezná. Váš účet je v bezpečí. Dejte vědět týmu aplikace ${app}.`,
  devConfigHelp:
    'Žádná konfigurace nemá id z authProxyConfigId. Zkopírujte id, které vypisuje služba.',
  methodOffTitle: (method) => `Způsob přihlášení je vypnutý: ${method}`,
  methodOffText: (app) => `Aplikace ${app} ho už nepoužívá. Váš účet stále existuje.`,
  untrustedTitle: 'Nepřihlásili jsme vás',
  untrustedText: (app) =>
    `Odpověď přihlašovací služby neprošla našimi kontrolami. Nic se nezměnilo. Dejte vědět týmu aplikace ${app}.`,
  unknownTitle: 'Tohle se nepodařilo dokončit',
  unknownText: (app) =>
    `Nic se nezměnilo. Pokud se to stane znovu, dejte vědět týmu aplikace ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Nic se nezměnilo. Pokud se to stane znovu, pošlete nám toto číslo: ${requestId}.`,
  copyNumber: 'Kopírovat číslo',
}
