import type { ProofWords } from '../../react/proofWords.ts'

export const proof: ProofWords = {
  sealedTitle: 'Esta dirección se creó en un enclave seguro',
  developmentTitle: 'Esta dirección la creó un servicio de desarrollo',
  checkedNow: 'Tu navegador acaba de comprobar la prueba.',
  checkedAgo: (ago) => `Tu navegador comprobó la prueba ${ago}.`,
  signed: 'La prueba está firmada',
  signedText: (key) => `La clave ${key} firmó la dirección y su billetera.`,
  about: {
    title: 'Trata de esta dirección',
    text: 'Nombra esta cuenta, billetera, ruta y dirección.',
  },
  machine: 'La máquina es auténtica',
  cloudRoot: (name) => `Su certificado lleva a la raíz del proveedor de nube, ${name}.`,
  otherRoot: (name) => `Su certificado lleva a la raíz «${name}».`,
  program: {
    title: 'El programa es el esperado',
    text: 'Sus mediciones son las que espera esta app.',
  },
  machineKey: {
    title: 'La clave pertenece a esa máquina',
    text: 'Ambas nombran la misma clave.',
  },
  service: 'El servicio es el esperado',
  developmentRoot: (name) => `Su certificado lleva a la raíz de desarrollo «${name}».`,
  serviceKey: {
    title: 'La clave pertenece a ese servicio',
    text: 'Ambos nombran la misma clave.',
  },
  developmentNote:
    'Es una raíz de desarrollo. El servicio es un programa corriente, no un enclave seguro: quien lo ejecuta puede hacerle decir cualquier cosa.',
  sealedNotChecked: 'Sin comprobar: el código fuente de ese programa.',
  developmentNotChecked: 'Sin comprobar: qué versión exacta del programa se ejecutó.',
  done: 'Listo',
  copyProof: 'Copiar la prueba',

  unverifiedTitle: 'No pudimos verificar esta dirección',
  unverifiedText: 'No le envíes dinero todavía.',
  faults: {
    APP_PROOF_INVALID: {
      title: 'La prueba no es válida',
      text: 'Fue alterada o es de otro momento.',
    },
    APP_PROOF_MISMATCH: {
      title: 'La prueba trata de otra cosa',
      text: 'Nombra otra cuenta, billetera, ruta o dirección.',
    },
    BOOT_PROOF_INVALID: {
      title: 'La clave no es conocida',
      text: 'Nada indica a qué máquina pertenece.',
    },
    BOOT_PROOF_UNTRUSTED: {
      title: 'La máquina no se reconoce',
      text: 'Su certificado no lleva a la raíz esperada o ejecuta otro programa.',
    },
  },
  checkAgain: 'Comprobar de nuevo',
  checking: 'Comprobando',
  copyDetails: 'Copiar los detalles para soporte',

  missing: {
    title: 'No hay prueba de esta dirección',
    text: 'El servicio no dio ninguna que este navegador pueda pedir. Eso por sí solo no hace que la dirección sea incorrecta.',
  },
  unchecked: {
    title: 'Esta dirección no se comprobó',
    text: 'Sin comprobar: no hay ninguna raíz configurada.',
  },
  failed: {
    title: 'No se pudo comprobar la prueba',
    text: 'No se pudo consultar al servicio. Aún no se sabe nada de esta dirección.',
  },
}
