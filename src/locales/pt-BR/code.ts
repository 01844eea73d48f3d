import type { CodeWords } from '../../react/words.ts'
import { MINUTES, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Veja seu e-mail',
  titleLink: 'Este link não pode ser usado',
  titleSms: 'Veja suas mensagens',
  sentDigits: (length) =>
    `Enviamos um código de ${plural(length, { one: '# dígito', many: '# dígitos', other: '# dígitos' })} para`,
  sentCharacters: (length) =>
    `Enviamos um código de ${plural(length, { one: '# caractere', many: '# caracteres', other: '# caracteres' })} para`,
  change: 'Alterar',
  fieldDigits: (length) =>
    plural(length, {
      one: 'Código de # dígito',
      many: 'Código de # dígitos',
      other: 'Código de # dígitos',
    }),
  fieldCharacters: (length) =>
    plural(length, {
      one: 'Código de # caractere',
      many: 'Código de # caracteres',
      other: 'Código de # caracteres',
    }),
  expiresIn: (time) => `Expira em ${time}`,
  newCodeIn: (time) => `Novo código em ${time}`,
  sendNewCode: 'Enviar um novo código',
  sendNewCodeIn: (time) => `Enviar um novo código em ${time}`,
  sendingNewCode: 'Enviando um novo código',
  verify: 'Verificar código',
  verifying: 'Verificando',
  checking: 'Verificando o código',
  accepted: 'Código aceito',
  acceptedForTab: 'Código aceito. A sessão dura até esta aba ser fechada.',
  loggedIn: 'Você entrou',
  incompleteDigits: (length) =>
    plural(length, {
      one: 'Digite # dígito.',
      many: 'Digite todos os # dígitos.',
      other: 'Digite todos os # dígitos.',
    }),
  incompleteCharacters: (length) =>
    plural(length, {
      one: 'Digite # caractere.',
      many: 'Digite todos os # caracteres.',
      other: 'Digite todos os # caracteres.',
    }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Código errado. Tente de novo.'
      : plural(triesLeft, {
          one: 'Código errado. Resta # tentativa.',
          many: 'Código errado. Restam # tentativas.',
          other: 'Código errado. Restam # tentativas.',
        }),
  expired: (minutes) => `Este código expirou. Os códigos duram ${plural(minutes, MINUTES)}.`,
  locked: 'Tentativas demais. Você já pode enviar um novo código.',
  lockedFor: (time) => `Tentativas demais. Aguarde ${time} para um novo código.`,
  resent: 'Novo código enviado. O anterior não vale mais.',
  linkTo: 'O link do seu e-mail faz login com este endereço:',
  linkWarning: 'Continue somente se você mesmo pediu este link.',
  linkOver: 'Este link expirou ou já foi usado.',
  linkElsewhere: 'Este link só funciona no navegador em que foi pedido.',
  addressUnverified:
    'Uma conta informa este e-mail ou número sem nunca tê-lo verificado. Se ela for sua, use o outro método de login dela.',
  createAccount: 'Criar uma nova conta',
  anotherMethod: 'Usar outro método',
  anotherWay: 'Tentar de outra forma',
  openMailApp: 'Abrir o app de e-mail',
  openNamedMail: (name) => `Abrir ${name}`,
  devHint: (devCode) => `Serviço local: o código é ${devCode}.`,
  fillIn: 'Preencher',
}
