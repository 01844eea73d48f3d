import type { ImportWords } from '../../react/exportWords.ts'
import { digits } from './counting.ts'

export const importing: ImportWords = {
  title: 'Importar una billetera',
  text: 'Pega o escribe las 12 o 24 palabras. Se cifran antes de salir de esta página.',
  list: 'Palabras de la frase de recuperación',
  word: (number) => `Palabra ${digits.format(number)}`,
  unknown: (number, word) => `La palabra ${digits.format(number)}, «${word}», no está en la lista.`,
  didYouMeanBefore: ' ¿Querías decir ',
  didYouMeanAfter: '?',
  useWord: (word) => `Usar ${word}`,
  otherLanguage:
    'Estas palabras no están en inglés. Aquí solo se pueden importar frases con palabras en inglés.',
  missing: 'Faltan palabras. Una frase tiene 12 o 24.',
  doNotFit: 'Estas palabras no encajan entre sí. Revisa el orden y la última palabra.',
  import: 'Importar billetera',
  importing: 'Importando',
  imported: 'Billetera importada.',
  keyInstead: 'Usar una clave privada en su lugar',
  walletName: 'Billetera importada',
  keyName: 'Clave importada',
  keyTitle: 'Importar una clave privada',
  keyText:
    'La clave de una cuenta, tal como la muestra su billetera. Se cifra antes de salir de esta página.',
  keyLabel: 'Clave privada',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos o Stellar, tal como tu billetera muestra la clave.',
  keyFor: (chain) => `Es una clave para ${chain}.`,
  badKey: 'Esto no es una clave privada. Cópiala de nuevo.',
  keyLetters: 'Esto no es una clave privada. Tiene caracteres que ninguna clave tiene.',
  keyLength: (chain, whole, count) =>
    `Una clave para ${chain} tiene ${whole} caracteres. Esta tiene ${digits.format(count)}.`,
  keyAddress: (chain) => `Esto es una dirección de ${chain}, no su clave privada.`,
  keyHalves: 'Las dos mitades de esta clave no van juntas. Cópiala de nuevo.',
  keyChecksum: (chain) =>
    `Un carácter de esta clave para ${chain} es incorrecto o falta. Cópiala de nuevo.`,
  keyUnsupported: (chain) => `Este tipo de clave para ${chain} no se puede importar.`,
  keyRange: (chain) => `Ninguna cuenta de ${chain} tiene esta clave. Cópiala de nuevo.`,
  importKey: 'Importar clave',
  keyImported: 'Clave privada importada.',
  phraseInstead: 'Usar una frase en su lugar',
  refused: 'No pudimos comprobar quién leería esto, así que no se envió nada.',
  failed: 'No pudimos terminar. Inténtalo de nuevo en un momento.',
}
