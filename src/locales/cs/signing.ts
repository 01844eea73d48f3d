import type { SigningWords } from '../../react/signingWords.ts'
import { number, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Čte se žádost',
  place: (position, count) => `${number(position)} z ${number(count)}`,
  decline: 'Odmítnout',
  declined: 'Odmítnuto. Nic se nepodepsalo.',
  sign: 'Podepsat',
  signPermission: 'Podepsat povolení',
  send: 'Potvrdit a poslat',
  signAnyway: 'Přesto podepsat',
  sendAnyway: 'Přesto poslat',
  signing: 'Podepisuje se',

  message: {
    headline: 'Podepsat tuto zprávu',
    line: 'Dokládá to, že je tato peněženka vaše. Nic se tím nepřesouvá a nic to nestojí.',
  },
  signIn: (domain) => ({
    headline: `Přihlásit se na ${domain}`,
    line: 'Dokládá to, že je tato peněženka vaše. Nic se tím nepřesouvá a nic to nestojí.',
  }),
  permission: (spender, amount) => ({
    headline: `Povolit utratit až ${amount}. Komu: ${spender}`,
    line: `Teď to nic nestojí, ale ${spender} si může peníze vzít později, dokud to nezrušíte.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Povolit utratit až ${amount}. Komu: ${spender}`,
    line: `Teď zaplatíte síťový poplatek a ${spender} si může peníze vzít později, dokud to nezrušíte.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Povolit vzít vám všechno: ${tokens}. Komu: ${spender}`,
    line:
      until === null
        ? `Bez limitu a bez data konce. Kdo ovládá tento kontrakt, může vám kdykoli vzít všechno: ${tokens}.`
        : `Bez limitu. Kdo ovládá tento kontrakt, může vám do ${until} vzít všechno: ${tokens}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Podepsat ${type}` : `Podepsat ${type}. Pro: ${domain}`,
    line: 'Přečtěte si každý řádek. Nevíme, co s tím tato aplikace udělá.',
  }),
  transfer: (amount, to) => `Poslat ${amount}. Příjemce: ${to}`,
  call: (functionName, to) => `Zavolat ${functionName} – ${to}`,
  deployment: 'Vytvořit nový kontrakt',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Poslat volání, které neumíme přečíst'
      : 'Podepsat volání, které neumíme přečíst',
    line: 'Pokračujte, jen pokud tento kontrakt znáte.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Povolit jednat za váš účet. Komu: ${to}`,
    line: isOnEveryChain
      ? 'Jeho kód může dělat vše co vy, se vším na tomto účtu, v každé síti.'
      : 'Jeho kód může dělat vše co vy, se vším na tomto účtu.',
  }),
  delegationEnds: {
    headline: 'Nedovolit žádnému kontraktu jednat za váš účet',
    line: 'Nic se tím nepřesouvá. Za tento účet pak jednáte jen vy.',
  },
  blind: {
    headline: 'Podepsat něco, co neumíme přečíst',
    line: 'Pokračujte, jen pokud víte, co to je. Mohlo by to přesunout vše, co máte v peněžence.',
  },
  money: {
    never: 'Vaši peněženku nic neopustí.',
    later: 'Teď to nic nestojí. Peníze mohou vaši peněženku opustit později.',
    now: 'Jakmile potvrdíte, peníze opustí vaši peněženku.',
    unknown: 'Nevíme, jestli peníze opustí vaši peněženku.',
  },

  unknownContract: 'Neznámý kontrakt',
  unknownAddress: 'Neznámá adresa',
  unknownHolder: 'Účet tokenů neznámého vlastníka',
  anUnknownContract: 'neznámý kontrakt',
  unknownToken: '(neznámý token)',
  yourself: 'váš účet',
  knownContract: 'známý kontrakt',

  rows: {
    with: 'S kým',
    from: 'Od',
    to: 'Komu',
    contract: 'Kontrakt',
    calls: 'Co volá',
    pay: 'Platíte',
    fee: 'Síťový poplatek',
    total: 'Celkem nejvýše',
    paid: 'Zaplaceno',
    transaction: 'Transakce',
    unsigned: 'Nepodepisuje se',
  },
  nothing: 'Nic',
  atMost: (amount) => `nejvýše ${amount}`,
  feeUnknown: 'Zatím neznámý',
  paidBy: (app) => `Platí ${app}`,
  data: (bytes) =>
    plural(bytes, {
      one: 'Data, # bajt',
      few: 'Data, # bajty',
      many: 'Data, # bajtu',
      other: 'Data, # bajtů',
    }),
  asBytes: 'Zobrazeno jako text, odesláno jako bajty',
  noLimit: 'Bez limitu',
  never: 'Nikdy',
  yes: 'Ano',
  no: 'Ne',
  items: (count) =>
    plural(count, {
      one: '# položka',
      few: '# položky',
      many: '# položky',
      other: '# položek',
    }),
  showAll: (characters) => `Zobrazit všechny znaky (${characters})`,
  showAddress: (short) => `${short}, zobrazit celou`,
  readable: 'Čitelně',
  raw: 'Surově',
  showRaw: 'Zobrazit surová data',
  showReadable: 'Zobrazit čitelně',
  copyRaw: 'Kopírovat',

  notes: {
    unlimited: {
      lead: 'Aplikace to potřebují zřídka.',
      text: 'Vyžádejte si raději povolení s částkou.',
    },
    unknownContract: {
      lead: 'Tento kontrakt neznáme.',
      text: 'Porovnejte celou jeho adresu s tím, co očekáváte.',
    },
    noInterface: {
      lead: 'K tomuto kontraktu není uložené rozhraní,',
      text: 'proto chybí názvy a částky.',
    },
    farDeadline: (distance) => ({
      lead: 'Tímto dáváte povolení.',
      text:
        distance === null
          ? 'Nikdy nekončí; většina aplikací žádá o minuty.'
          : `Končí ${distance}; většina aplikací žádá o minuty.`,
    }),
    delegation: {
      lead: 'Tímto předáváte svůj účet.',
      text: 'Kdo napsal kód toho kontraktu, může vzít vše, co na něm je.',
    },
    blind: {
      lead: 'Tohle nikdo nepřečte.',
      text: 'Může to být platba nebo povolení.',
    },
    hiddenCharacters: {
      lead: 'Některé znaky jsou skryté nebo vypadají jako jiné.',
      text: 'Jsou označené tam, kde stojí.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Tímto se přihlásíte na ${domain}.`,
      text: `Jste na ${host}. Kdo o to žádá, mohl by tam použít váš účet.`,
    }),
    signInOtherAccount: {
      lead: 'Je tu uvedený jiný účet.',
      text: 'Není to ten, který by podepsal.',
    },
    signInExpired: { lead: 'Tohle je příliš staré.', text: 'Začněte v aplikaci znovu.' },
    signInNotYet: { lead: 'Tohle ještě neplatí.', text: 'Začněte v aplikaci znovu později.' },
    otherNetwork: {
      lead: 'Tohle je pro jinou síť.',
      text: 'Pokračujte, jen pokud to očekáváte.',
    },
    wouldFail: (reason) => ({
      lead: 'Tohle by neprošlo.',
      text:
        reason === null
          ? 'Zastavilo se to ve zkušebním běhu.'
          : `Zastavilo se to ve zkušebním běhu: ${reason}`,
    }),
  },

  close: 'Zavřít',
  copyDetails: 'Kopírovat údaje pro podporu',
  noAnswer: {
    headline: 'Nepřišla žádná odpověď',
    line: 'Nevíme, jestli se to podepsalo. Než to zkusíte znovu, podívejte se na aktivitu svého účtu.',
  },
  notAllowed: {
    headline: 'Tohle není dovoleno',
    line: 'Zakazuje to pravidlo vašeho účtu. Nic se nepodepsalo.',
  },
  needsOthers: {
    headline: 'Nejdřív musí souhlasit ostatní',
    line: 'Nic se nepodepíše, dokud nesouhlasí dost z nich.',
  },
  failed: {
    headline: 'Tohle se nepodařilo podepsat',
    line: 'Nic se nepodepsalo. Zkuste to za chvíli znovu.',
  },
}
