import type { SigningWords } from '../../react/signingWords.ts'
import { number, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Čte se žádost',
  place: (position, count) => `${number(position)} z ${number(count)}`,
  decline: 'Odmítnout',
  declineAll: 'Odmítnout vše',
  declined: 'Odmítnuto. Nic se nepodepsalo.',
  sign: 'Podepsat',
  signPermission: 'Podepsat povolení',
  send: 'Potvrdit a poslat',
  signAnyway: 'Přesto podepsat',
  sendAnyway: 'Přesto poslat',
  signing: 'Podepisuje se',

  message: {
    headline: 'Podepsat tuto zprávu',
    line: 'Dokládá to, že je tato peněženka vaše. Podpis je zdarma a sám o sobě nepřevádí prostředky.',
  },
  signIn: (domain) => ({
    headline: `Přihlásit se na ${domain}`,
    line: 'Dokládá to, že je tato peněženka vaše. Podpis je zdarma a sám o sobě nepřevádí prostředky.',
  }),
  signInElsewhere: {
    headline: 'Přihlásit se na jiný web',
    line: 'Dokládá to, že je tato peněženka vaše. Podpis je zdarma a sám o sobě nepřevádí prostředky.',
  },
  permission: (spender, amount) => ({
    headline: `Povolení: ${spender} smí utratit až ${amount}`,
    line: `Teď to nic nestojí, ale ${spender} si může peníze vzít později, dokud to nezrušíte.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Povolení: ${spender} smí utratit až ${amount}`,
    line: `Teď zaplatíte síťový poplatek a ${spender} si může peníze vzít později, dokud to nezrušíte.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Povolení bez limitu: ${spender} smí utratit všechny vaše ${tokens}`,
    line:
      until === null
        ? `Bez limitu a bez data konce. Kdo ovládá tento kontrakt, může kdykoli vzít všechny vaše ${tokens}.`
        : `Bez limitu. Kdo ovládá tento kontrakt, může do ${until} vzít všechny vaše ${tokens}.`,
  }),
  revocation: (spender, tokens) => ({
    headline:
      spender === null ? `Odebrat povolení na: ${tokens}` : `Odebrat povolení, které má ${spender}`,
    line: `Toto povolení už nepůjde použít k odebrání vašich ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Snížit povolení, které má ${spender}`,
    line: `Toto povolení půjde použít k odebrání menší části vašich ${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `Příkaz: ${gives} výměnou za nic`
      : `Příkaz: ${gives} výměnou za nejméně ${gets}`,
  typedData: (type, contract) => ({
    headline:
      contract === null ? 'Podepsat strukturovaná data' : `Podepsat ${type}. Pro: ${contract}`,
    line: 'Přečtěte si každý řádek. Nevíme, co s tím tato aplikace udělá.',
  }),
  transfer: (amount, to) => `Poslat ${amount}. Příjemce: ${to}`,
  call: (functionName, to) => `Použít ${functionName} – ${to}`,
  deployment: 'Vytvořit nový kontrakt',
  unreadableCall: {
    headline: 'Nečitelný požadavek',
    line: 'Pokračujte, jen pokud tento kontrakt znáte.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Delegování účtu: ${to} smí jednat za vás`,
    line: isOnEveryChain
      ? 'Jeho kód může dělat vše co vy, se vším na tomto účtu, v každé síti.'
      : 'Jeho kód může dělat vše co vy, se vším na tomto účtu.',
  }),
  delegationEnds: {
    headline: 'Ukončit delegování účtu',
    line: 'Potom za tento účet jednáte jen vy.',
  },
  blind: {
    headline: 'Nečitelný požadavek',
    line: 'Pokračujte, jen pokud víte, co to je. Můžete tak přijít o vše, co je v peněžence.',
  },
  money: {
    never: 'Vaši peněženku nic neopustí.',
    later: 'Teď to nic nestojí. Peníze mohou vaši peněženku opustit později.',
    onceSent:
      'Kdokoli má podpis, může tuto transakci odeslat. Peníze pak mohou opustit vaši peněženku.',
    now: 'Jakmile potvrdíte, peníze opustí vaši peněženku.',
    unknown: 'Nevíme, jestli peníze opustí vaši peněženku.',
    fee: 'Z peněženky odejde jen síťový poplatek.',
  },

  unknownContract: 'Neznámý kontrakt',
  unknownAddress: 'Neznámá adresa',
  unknownHolder: 'Účet tokenů neznámého vlastníka',
  anUnknownContract: 'neznámý kontrakt',
  unknownToken: '(neznámý token)',
  yourself: 'váš účet',
  knownContract: 'známý kontrakt',

  rows: {
    with: 'Účet',
    from: 'Od',
    to: 'Komu',
    contract: 'Kontrakt',
    calls: 'Co volá',
    pay: 'Platíte',
    fee: 'Síťový poplatek',
    total: 'Celkem nejvýše',
    callsItself: 'Říká si',
    paid: 'Zaplaceno',
    transaction: 'Transakce',
    unsigned: 'Nepodepisuje se',
  },
  quoted: (text) => `„${text}“`,
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
      lead: 'Toto povolení nemá limit.',
      text: 'Většina aplikací žádá jen o to, co se chystáte utratit.',
    },
    unknownContract: {
      lead: 'Tento kontrakt neznáme.',
      text: 'Porovnejte celou jeho adresu s tím, co očekáváte.',
    },
    noInterface: {
      lead: 'K tomuto kontraktu není uložené rozhraní,',
      text: 'proto chybí názvy a částky.',
    },
    farDeadline: (until) => ({
      lead: 'Požadavky obvykle vyprší během několika minut.',
      text: until === null ? 'Tento nevyprší nikdy.' : `Tento zůstává platný do ${until}.`,
    }),
    delegation: {
      lead: 'Tímto předáváte svůj účet.',
      text: 'Autor toho kontraktu může vzít vše z vašeho účtu.',
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
      lead: `Tato zpráva vás přihlásí na ${domain}, ale jste na ${host}.`,
      text: `Pokud nepřicházíte z ${domain}, odmítněte.`,
    }),
    signInOtherAccount: {
      lead: 'Je tu uvedený jiný účet.',
      text: 'Není to účet, kterým tu podepisujete.',
    },
    signInExpired: {
      lead: 'Platnost tohoto požadavku vypršela.',
      text: 'Začněte v aplikaci znovu.',
    },
    signInNotYet: { lead: 'Tohle ještě neplatí.', text: 'Začněte v aplikaci znovu později.' },
    otherNetwork: {
      lead: 'Tohle je pro jinou síť.',
      text: 'Pokračujte, jen pokud to očekáváte.',
    },
    removesToo: (tokens) => ({
      lead: `Jiné povolení skončí: ${tokens}.`,
      text: `Toto povolení už nepůjde použít k odebrání vašich ${tokens}.`,
    }),
    notSimulated: {
      lead: 'Tuto transakci se nepodařilo simulovat.',
      text: 'Zatím nikdo neví, zda uspěje.',
    },
    wouldFail: (reason) => ({
      lead: 'Tato transakce nejspíš selže.',
      text: reason === null ? 'Zastavila se při simulaci.' : `Zastavila se při simulaci: ${reason}`,
    }),
    hash: {
      lead: 'Tohle je haš.',
      text: 'Chytrý účet ho bere jako příkaz svého vlastníka. Mohlo by se tak převést vše, co na něm je.',
    },
    movesNothing: {
      lead: 'Nic se tím nepřevádí: částka je 0.',
      text: 'Takový převod může dostat cizí adresu do vaší historie.',
    },
    lost: {
      lead: 'O tohle byste přišli.',
      text: 'Z této adresy nikdo nic nezíská zpět.',
    },
    nothingBack: {
      lead: 'Nic za to nedostanete.',
      text: 'Odmítněte, pokud to nechcete darovat.',
    },
  },

  close: 'Zavřít',
  copyDetails: 'Kopírovat údaje pro podporu',
  noAnswer: {
    headline: 'Nepřišla žádná odpověď',
    line: 'Nevíme, jestli se to podepsalo. Než to zkusíte znovu, podívejte se na aktivitu svého účtu.',
  },
  unknownSend: {
    headline: 'Zatím nevíme, jestli se to odeslalo',
    line: 'Transakce ještě může projít. Ověřujeme to dál. Neposílejte ji znovu, dokud to nebude jasné.',
  },
  unknownSubmit: {
    headline: 'Zatím nevíme, jestli se to odeslalo',
    line: 'Transakce ještě může projít. Když stejnou odešlete znovu, zaplatí se jen jednou.',
  },
  earlierSend: {
    headline: 'Dřívější transakce ještě není uzavřená',
    line: 'Zatím nevíme, jestli prošla. Ověřujeme to dál. Nic nového se neodeslalo.',
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
