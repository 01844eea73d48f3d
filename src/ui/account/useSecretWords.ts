'use client'

import type { ExportWords, ImportWords } from '../../react/exportWords.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { exporting } from '../words/en/exporting.ts'
import { importing } from '../words/en/importing.ts'

/** The texts of exports, which load with them. */
export function useExportWords(): ExportWords {
  return { ...exporting, ...useUiSettings().words?.exporting }
}

/** The texts of imports, which load with them. */
export function useImportWords(): ImportWords {
  return { ...importing, ...useUiSettings().words?.importing }
}
