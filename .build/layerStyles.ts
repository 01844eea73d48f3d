import type { Plugin } from 'vite'

/**
 * The published styles once more, all in the cascade layer `latchkit`: whatever an app writes outside of layers wins, in any
 * order and by any selector, and layers of its own stand where it puts them.
 */
export function layerStyles(): Plugin {
  return {
    name: 'layer-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const styles = bundle['styles.css']
        if (styles?.type !== 'asset') return
        const source = `@layer latchkit {\n${styles.source}\n}\n`
        this.emitFile({ type: 'asset', fileName: 'styles.layered.css', source })
      },
    },
  }
}
