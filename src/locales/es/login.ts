import type { LoginWords } from '../../react/words.ts'
import { MINUTES, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Inicia sesión en ${app}`,
  subtitle: '¿Es tu primera vez? Así creas tu cuenta.',
  email: 'Correo',
  emailOrPhone: 'Correo o número de teléfono',
  phone: 'Número de teléfono',
  emailPlaceholder: 'nombre@example.com',
  phoneHint: 'Te enviamos un código por SMS. Se aplican las tarifas habituales.',
  country: 'País',
  phoneMode: (country, callingCode) => `Número de teléfono. País: ${country}, más ${callingCode}.`,
  continue: 'Continuar',
  sending: 'Enviando el código',
  emptyEmail: 'Escribe tu correo.',
  emptyEmailOrPhone: 'Escribe tu correo o tu número de teléfono.',
  emptyPhone: 'Escribe tu número de teléfono.',
  badEmail: 'Escribe una dirección de correo completa, como nombre@example.com.',
  badPhone: 'Escribe un número de teléfono completo, con el prefijo del país.',
  phoneCountryOff: 'No enviamos SMS a este país. Inicia sesión de otra forma.',
  phoneNotChecked: 'No pudimos comprobar este número. Inténtalo de nuevo en un momento.',
  tooManySends: (minutes) =>
    `Demasiados códigos para esta dirección. Inténtalo de nuevo en ${plural(minutes, MINUTES)}.`,
  tooManyRequests: (minutes) =>
    `Demasiados intentos desde aquí. Inténtalo de nuevo en ${plural(minutes, MINUTES)}.`,
  deliveryFailed: 'No pudimos enviar el código. Inténtalo de nuevo en un momento.',
  loadingMethods: 'Cargando los métodos de acceso',
  nothingEnabled: 'Aún no hay ningún método de acceso activado.',
  nothingEnabledHere:
    'Aún no hay ningún método de acceso activado. Revisa `methods` de createLatchkit y lo que permite el servicio.',
  legalBefore: 'Al continuar, aceptas los ',
  legalTerms: 'Términos',
  legalBetween: ' y la ',
  legalPrivacy: 'Política de privacidad',
  legalAfter: '.',
}
