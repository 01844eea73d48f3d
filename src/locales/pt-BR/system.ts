import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Tentar agora',
  tryAgain: 'Tentar de novo',
  close: 'Fechar',
  tryingAgainIn: (time) => `Nova tentativa em ${time}`,
  offlineTitle: 'Você está sem conexão',
  offlineText: 'Guardamos onde você parou. O login segue quando a conexão voltar.',
  unreachableTitle: 'O login não responde',
  unreachableText:
    'Sua internet funciona, mas nosso serviço de login não responde. Sua conta está segura.',
  originTitle: 'O login não está configurado neste endereço',
  originBeforeHost: 'Verifique se você está em ',
  originAfterHost: (app) => `. Se estiver, avise a equipe de ${app}.`,
  originText: (app) =>
    `Verifique o endereço desta página. Se estiver certo, avise a equipe de ${app}.`,
  goToHost: (host) => `Ir para ${host}`,
  devOriginTitle: 'Esta origem não está na lista de permitidas',
  devOriginBefore: 'O proxy recusou ',
  devOriginAfter: '. Adicione-a e recarregue.',
  devOnly: 'Mostrado só em desenvolvimento.',
  devOriginHelp:
    'Serviço local: Auth, Allowed origins. As entradas são exatas; curingas dentro de um host não funcionam.',
  openAllowedOrigins: 'Abrir as origens permitidas',
  copyOrigin: 'Copiar a origem',
  configTitle: 'O login ainda não está configurado',
  configText: (app) =>
    `O serviço de login não conhece este app. Sua conta está segura. Avise a equipe de ${app}.`,
  devConfigHelp:
    'Nenhuma configuração tem o id de authProxyConfigId. Copie o id que o serviço mostra.',
  methodOffTitle: (method) => `Método desativado: ${method}`,
  methodOffText: (app) => `${app} não o usa mais. Sua conta continua lá.`,
  untrustedTitle: 'Não concluímos seu login',
  untrustedText: (app) =>
    `A resposta do serviço de login não passou nas nossas verificações. Nada mudou. Avise a equipe de ${app}.`,
  unknownTitle: 'Não foi possível terminar',
  unknownText: (app) => `Nada mudou. Se acontecer de novo, avise a equipe de ${app}.`,
  unknownTextWithNumber: (requestId) =>
    `Nada mudou. Se acontecer de novo, envie-nos este número: ${requestId}.`,
  copyNumber: 'Copiar o número',
}
