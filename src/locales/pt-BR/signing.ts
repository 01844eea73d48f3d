import type { SigningWords } from '../../react/signingWords.ts'
import { digits, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Lendo o pedido',
  place: (position, count) => `${digits.format(position)} de ${digits.format(count)}`,
  decline: 'Recusar',
  declined: 'Recusado. Nada foi assinado.',
  sign: 'Assinar',
  signPermission: 'Assinar permissão',
  send: 'Confirmar e enviar',
  signAnyway: 'Assinar mesmo assim',
  sendAnyway: 'Enviar mesmo assim',
  signing: 'Assinando',

  message: {
    headline: 'Assinar esta mensagem',
    line: 'Prova que esta carteira é sua. Não move nada e não custa nada.',
  },
  signIn: (domain) => ({
    headline: `Entrar em ${domain}`,
    line: 'Prova que esta carteira é sua. Não move nada e não custa nada.',
  }),
  permission: (spender, amount) => ({
    headline: `Permitir que ${spender} gaste até ${amount}`,
    line: `Não custa nada agora. Permite que ${spender} leve o dinheiro mais tarde, até você impedir.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Permitir que ${spender} gaste até ${amount}`,
    line: `Custa a taxa de rede agora. Permite que ${spender} leve o dinheiro mais tarde, até você impedir.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Permitir que ${spender} leve todos os seus ${tokens}`,
    line:
      until === null
        ? `Sem limite e sem data de término. Quem controla este contrato pode levar todos os seus ${tokens} a qualquer momento.`
        : `Sem limite. Quem controla este contrato pode levar todos os seus ${tokens} até ${until}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Assinar ${type}` : `Assinar ${type} para ${domain}`,
    line: 'Leia cada linha. Não sabemos o que este app faz com isso.',
  }),
  transfer: (amount, to) => `Enviar ${amount} para ${to}`,
  call: (functionName, to) => `Chamar ${functionName} de ${to}`,
  deployment: 'Criar um novo contrato',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Enviar uma chamada que não conseguimos ler'
      : 'Assinar uma chamada que não conseguimos ler',
    line: 'Continue só se você conhece este contrato.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Permitir que ${to} aja em nome da sua conta`,
    line: isOnEveryChain
      ? 'O código dele pode fazer tudo o que você pode, com tudo o que há nesta conta, em todas as redes.'
      : 'O código dele pode fazer tudo o que você pode, com tudo o que há nesta conta.',
  }),
  delegationEnds: {
    headline: 'Não permitir que nenhum contrato aja em nome da sua conta',
    line: 'Não move nada. Depois, só você age por esta conta.',
  },
  blind: {
    headline: 'Assinar algo que não conseguimos ler',
    line: 'Continue só se você sabe o que é. Pode mover tudo o que há na sua carteira.',
  },
  money: {
    never: 'Nada sai da sua carteira.',
    later: 'Não custa nada agora. Mais tarde pode sair dinheiro da sua carteira.',
    now: 'Sai dinheiro da sua carteira quando você confirma.',
    unknown: 'Não sabemos dizer se sai dinheiro da sua carteira.',
  },

  unknownContract: 'Contrato desconhecido',
  unknownAddress: 'Endereço desconhecido',
  unknownHolder: 'Conta de tokens de titular desconhecido',
  anUnknownContract: 'um contrato desconhecido',
  unknownToken: 'tokens desconhecidos',
  yourself: 'sua própria conta',
  knownContract: 'contrato conhecido',

  rows: {
    with: 'Com',
    from: 'De',
    to: 'Para',
    contract: 'Contrato',
    calls: 'O que é chamado',
    pay: 'Você paga',
    fee: 'Taxa de rede',
    total: 'Máximo no total',
    paid: 'Pago',
    transaction: 'Transação',
    unsigned: 'Não é assinado',
  },
  nothing: 'Nada',
  atMost: (amount) => `no máximo ${amount}`,
  feeUnknown: 'Ainda não se sabe',
  paidBy: (app) => `Paga por ${app}`,
  data: (bytes) =>
    plural(bytes, { one: 'Dados, # byte', many: 'Dados, # bytes', other: 'Dados, # bytes' }),
  asBytes: 'Mostrado como texto, enviado como bytes',
  noLimit: 'Sem limite',
  never: 'Nunca',
  yes: 'Sim',
  no: 'Não',
  items: (count) => plural(count, { one: '# item', many: '# itens', other: '# itens' }),
  showAll: (characters) => `Mostrar todos os ${characters} caracteres`,
  showAddress: (short) => `${short}, mostrar completo`,
  readable: 'Legível',
  raw: 'Bruto',
  showRaw: 'Mostrar dados brutos',
  showReadable: 'Mostrar versão legível',
  copyRaw: 'Copiar',

  notes: {
    unlimited: {
      lead: 'Apps raramente precisam disto.',
      text: 'Peça em vez disso uma permissão com um valor.',
    },
    unknownContract: {
      lead: 'Não conhecemos este contrato.',
      text: 'Compare o endereço completo com o que você espera.',
    },
    noInterface: {
      lead: 'Não há interface guardada para este contrato,',
      text: 'por isso faltam nomes e valores.',
    },
    farDeadline: (distance) => ({
      lead: 'Isto dá uma permissão.',
      text:
        distance === null
          ? 'Ela nunca termina; a maioria dos apps pede minutos.'
          : `O prazo termina ${distance}; a maioria dos apps pede minutos.`,
    }),
    delegation: {
      lead: 'Isto entrega sua conta.',
      text: 'Quem escreveu o código desse contrato pode levar tudo o que há nela.',
    },
    blind: {
      lead: 'Ninguém consegue ler isto.',
      text: 'Pode ser um pagamento ou uma permissão.',
    },
    hiddenCharacters: {
      lead: 'Alguns caracteres se escondem ou se parecem com outros.',
      text: 'Eles estão marcados onde aparecem.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Isto entra em ${domain}.`,
      text: `Você está em ${host}. Quem pede isto poderia usar sua conta lá.`,
    }),
    signInOtherAccount: {
      lead: 'Isto cita outra conta.',
      text: 'Não é a que assinaria.',
    },
    signInExpired: { lead: 'Isto é antigo demais.', text: 'Comece de novo no app.' },
    signInNotYet: {
      lead: 'Isto ainda não é válido.',
      text: 'Comece de novo no app mais tarde.',
    },
    otherNetwork: {
      lead: 'Isto é para outra rede.',
      text: 'Continue só se você espera isso.',
    },
    wouldFail: (reason) => ({
      lead: 'Isto não seria concluído.',
      text: reason === null ? 'Parou em um teste prévio.' : `Parou em um teste prévio: ${reason}`,
    }),
  },

  close: 'Fechar',
  copyDetails: 'Copiar detalhes para o suporte',
  noAnswer: {
    headline: 'Não recebemos resposta',
    line: 'Não sabemos dizer se foi assinado. Veja a atividade da sua conta antes de tentar de novo.',
  },
  notAllowed: {
    headline: 'Isto não é permitido',
    line: 'Uma regra da sua conta proíbe. Nada foi assinado.',
  },
  needsOthers: {
    headline: 'Outras pessoas precisam aprovar antes',
    line: 'Nada é assinado até que um número suficiente aprove.',
  },
  failed: {
    headline: 'Não foi possível assinar isto',
    line: 'Nada foi assinado. Tente de novo daqui a pouco.',
  },
}
