import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Sua sessão',
  endsIn: (time) => `Sua sessão será encerrada em ${time}`,
  endsInSeconds: (seconds) =>
    plural(seconds, {
      one: 'Sua sessão será encerrada em # segundo. Pressione F6 para mantê-la.',
      many: 'Sua sessão será encerrada em # segundos. Pressione F6 para mantê-la.',
      other: 'Sua sessão será encerrada em # segundos. Pressione F6 para mantê-la.',
    }),
  keepWorking: 'Mantenha-a para não perder o que está fazendo.',
  stay: 'Manter a sessão',
  staying: 'Renovando',
  stayed: 'Sua sessão continua.',
  logOut: 'Sair',
  offline: 'Você está sem conexão. Tente de novo quando ela voltar.',
  failed: 'Não deu certo. Sua sessão continua aberta. Tente de novo.',
  refused: 'Esta sessão não pode ser renovada. Salve seu trabalho e depois entre de novo.',
  againTitle: 'Entre de novo para continuar',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Sua sessão terminou. O que você estava fazendo continua aqui.'
      : `Sua sessão terminou depois de ${span(lifetimeMs)}. O que você estava fazendo continua aqui.`,
  keyLost: 'Este navegador apagou a chave que mantinha sua sessão. Sua conta está segura.',
  refusedHere:
    'O que este navegador guardava da sua sessão não passou na nossa verificação. Sua conta está segura.',
  elsewhereTitle: 'Você saiu em outra aba',
  elsewhere: 'A sessão desta aba também terminou.',
  logInAgain: 'Entrar de novo',
  anotherMethod: 'Usar outro método',
  close: 'Fechar',
}
