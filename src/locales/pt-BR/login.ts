import type { LoginWords } from '../../react/words.ts'
import { MINUTES, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Entre em ${app}`,
  subtitle: 'Primeira vez aqui? Isto cria sua conta.',
  email: 'E-mail',
  emailOrPhone: 'E-mail ou número de telefone',
  phone: 'Número de telefone',
  emailPlaceholder: 'voce@example.com',
  phoneHint: 'Enviamos um código por SMS. Podem ser cobradas tarifas normais.',
  country: 'País',
  phoneMode: (country, callingCode) => `Número de telefone. País: ${country}, mais ${callingCode}.`,
  continue: 'Continuar',
  sending: 'Enviando código',
  emptyEmail: 'Digite seu e-mail.',
  emptyEmailOrPhone: 'Digite seu e-mail ou número de telefone.',
  emptyPhone: 'Digite seu número de telefone.',
  badEmail: 'Digite um endereço de e-mail completo, como voce@example.com.',
  badPhone: 'Digite um número de telefone completo, com o código do país.',
  phoneCountryOff: 'Não enviamos SMS para este país. Entre de outra forma.',
  phoneNotChecked: 'Não foi possível verificar este número. Tente de novo daqui a pouco.',
  tooManySends: (minutes) =>
    `Códigos demais para este endereço. Tente de novo em ${plural(minutes, MINUTES)}.`,
  tooManyRequests: (minutes) =>
    `Tentativas demais a partir daqui. Tente de novo em ${plural(minutes, MINUTES)}.`,
  deliveryFailed: 'Não foi possível enviar o código. Tente de novo daqui a pouco.',
  loadingMethods: 'Carregando os métodos de login',
  nothingEnabled: 'Nenhum método de login está ativado ainda.',
  nothingEnabledHere:
    'Nenhum método de login está ativado ainda. Verifique `methods` de createLatchkit e o que o serviço permite.',
  legalBefore: 'Ao continuar, você aceita os ',
  legalTerms: 'Termos',
  legalBetween: ' e a ',
  legalPrivacy: 'Política de privacidade',
  legalAfter: '.',
}
