import type { SigningWords } from '../../react/signingWords.ts'
import { digits, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Lendo o pedido',
  place: (position, count) => `${digits.format(position)} de ${digits.format(count)}`,
  decline: 'Recusar',
  declineAll: 'Recusar tudo',
  declined: 'Recusado. Nada foi assinado.',
  sign: 'Assinar',
  signPermission: 'Assinar permissão',
  send: 'Confirmar e enviar',
  signAnyway: 'Assinar mesmo assim',
  sendAnyway: 'Enviar mesmo assim',
  signing: 'Assinando',

  message: {
    headline: 'Assinar esta mensagem',
    line: 'Isso prova que esta carteira é sua. A assinatura é grátis e, por si só, não move fundos.',
  },
  signIn: (domain) => ({
    headline: `Entrar em ${domain}`,
    line: 'Isso prova que esta carteira é sua. A assinatura é grátis e, por si só, não move fundos.',
  }),
  signInElsewhere: {
    headline: 'Entrar em outro site',
    line: 'Isso prova que esta carteira é sua. A assinatura é grátis e, por si só, não move fundos.',
  },
  permission: (spender, amount) => ({
    headline: `Permissão para ${spender}: até ${amount}`,
    line: `Não custa nada agora. Permite que ${spender} leve o dinheiro mais tarde, até você impedir.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Permissão para ${spender}: até ${amount}`,
    line: `Custa a taxa de rede agora. Permite que ${spender} leve o dinheiro mais tarde, até você impedir.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Permissão sem limite para ${spender}: ${tokens}`,
    line:
      until === null
        ? `Sem limite e sem data de término. Quem controla este contrato pode levar todos os seus ${tokens} a qualquer momento.`
        : `Sem limite. Quem controla este contrato pode levar todos os seus ${tokens} até ${until}.`,
  }),
  revocation: (spender, tokens) => ({
    headline:
      spender === null ? `Remover uma permissão: ${tokens}` : `Remover a permissão de ${spender}`,
    line: `Ela não poderá mais ser usada para levar seus ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Reduzir a permissão de ${spender}`,
    line: `Ela servirá para levar menos dos seus ${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `Ordem: ${gives} em troca de nada`
      : `Ordem: ${gives} em troca de pelo menos ${gets}`,
  typedData: (type, contract) => ({
    headline: contract === null ? 'Assinar dados estruturados' : `Assinar ${type} para ${contract}`,
    line: 'Leia cada linha. Não sabemos o que este app faz com isso.',
  }),
  transfer: (amount, to) => `Enviar ${amount} para ${to}`,
  call: (functionName, to) => `Usar ${functionName} em ${to}`,
  deployment: 'Criar um novo contrato',
  unreadableCall: {
    headline: 'Solicitação ilegível',
    line: 'Continue só se você conhece este contrato.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Delegar sua conta a ${to}`,
    line: isOnEveryChain
      ? 'O código dele pode fazer tudo o que você pode, com tudo o que há nesta conta, em todas as redes.'
      : 'O código dele pode fazer tudo o que você pode, com tudo o que há nesta conta.',
  }),
  delegationEnds: {
    headline: 'Parar de delegar sua conta',
    line: 'Depois disso, só você age por esta conta.',
  },
  blind: {
    headline: 'Solicitação ilegível',
    line: 'Continue só se souber o que é. Isso pode levar tudo o que há na sua carteira.',
  },
  money: {
    never: 'Nada sai da sua carteira.',
    later: 'Não custa nada agora. Mais tarde pode sair dinheiro da sua carteira.',
    onceSent:
      'Qualquer pessoa que tenha a assinatura pode enviar esta transação. Então pode sair dinheiro da sua carteira.',
    now: 'Sai dinheiro da sua carteira quando você confirma.',
    unknown: 'Não sabemos dizer se sai dinheiro da sua carteira.',
    fee: 'Só a taxa de rede sai da sua carteira.',
  },

  unknownContract: 'Contrato desconhecido',
  unknownAddress: 'Endereço desconhecido',
  unknownHolder: 'Conta de tokens de titular desconhecido',
  anUnknownContract: 'um contrato desconhecido',
  unknownToken: 'tokens desconhecidos',
  yourself: 'sua própria conta',
  knownContract: 'contrato conhecido',

  rows: {
    with: 'Conta',
    from: 'De',
    to: 'Para',
    contract: 'Contrato',
    calls: 'O que é chamado',
    pay: 'Você paga',
    fee: 'Taxa de rede',
    total: 'Total, no máximo',
    callsItself: 'Diz se chamar',
    paid: 'Pago',
    transaction: 'Transação',
    unsigned: 'Não é assinado',
  },
  quoted: (text) => `“${text}”`,
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
      lead: 'Esta permissão não tem limite.',
      text: 'A maioria dos apps pede só o que você está prestes a gastar.',
    },
    unknownContract: {
      lead: 'Não conhecemos este contrato.',
      text: 'Compare o endereço completo com o que você espera.',
    },
    noInterface: {
      lead: 'Não há interface guardada para este contrato,',
      text: 'por isso faltam nomes e valores.',
    },
    farDeadline: (until) => ({
      lead: 'As solicitações costumam expirar em alguns minutos.',
      text: until === null ? 'Esta nunca expira.' : `Esta continua válida até ${until}.`,
    }),
    delegation: {
      lead: 'Isto entrega sua conta.',
      text: 'O autor desse contrato pode levar tudo o que há na sua conta.',
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
      lead: `Com esta mensagem você entra em ${domain}, mas está em ${host}.`,
      text: `Se você não veio de ${domain}, recuse.`,
    }),
    signInOtherAccount: {
      lead: 'Isto cita outra conta.',
      text: 'Não é a conta com que você assina aqui.',
    },
    signInExpired: { lead: 'Esta solicitação expirou.', text: 'Comece de novo no app.' },
    signInNotYet: {
      lead: 'Isto ainda não é válido.',
      text: 'Comece de novo no app mais tarde.',
    },
    otherNetwork: {
      lead: 'Isto é para outra rede.',
      text: 'Continue só se você espera isso.',
    },
    removesToo: (tokens) => ({
      lead: `Outra permissão termina: ${tokens}.`,
      text: `Ela não poderá mais ser usada para levar seus ${tokens}.`,
    }),
    notSimulated: {
      lead: 'Não foi possível simular esta transação.',
      text: 'Ainda não se sabe se ela vai dar certo.',
    },
    wouldFail: (reason) => ({
      lead: 'Esta transação provavelmente vai falhar.',
      text: reason === null ? 'Ela parou na simulação.' : `Ela parou na simulação: ${reason}`,
    }),
    hash: {
      lead: 'Isto é um hash.',
      text: 'Uma conta inteligente aceita isso como ordem do dono. Tudo o que há nela pode ser movido.',
    },
    movesNothing: {
      lead: 'Isto não move nada: o valor é 0.',
      text: 'Uma transferência assim pode pôr um endereço estranho no seu histórico.',
    },
    lost: {
      lead: 'Isto seria perdido.',
      text: 'Ninguém consegue recuperar nada deste endereço.',
    },
    nothingBack: {
      lead: 'Você não recebe nada em troca.',
      text: 'Recuse, a menos que queira doar.',
    },
  },

  close: 'Fechar',
  copyDetails: 'Copiar detalhes para o suporte',
  noAnswer: {
    headline: 'Não recebemos resposta',
    line: 'Não sabemos dizer se foi assinado. Veja a atividade da sua conta antes de tentar de novo.',
  },
  unknownSend: {
    headline: 'Ainda não sabemos se foi enviado',
    line: 'A transação ainda pode ser concluída. Continuamos verificando. Não a envie de novo antes de saber.',
  },
  unknownSubmit: {
    headline: 'Ainda não sabemos se foi enviado',
    line: 'A transação ainda pode ser concluída. Se você enviar a mesma de novo, ela será paga só uma vez.',
  },
  earlierSend: {
    headline: 'Uma transação anterior ainda está em aberto',
    line: 'Ainda não sabemos se ela foi concluída. Continuamos verificando. Nada de novo foi enviado.',
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
