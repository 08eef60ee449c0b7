import type { CheckDefinition } from '../check.ts'
import { ariaUsage } from '../checks/accessibility/aria-usage.ts'
import { contrast } from '../checks/accessibility/contrast.ts'
import { controlNames } from '../checks/accessibility/control-names.ts'
import { fieldLabels } from '../checks/accessibility/field-labels.ts'
import { imageAlternatives } from '../checks/accessibility/image-alternatives.ts'
import { otherAccessibility } from '../checks/accessibility/other-accessibility.ts'
import { pageStructure } from '../checks/accessibility/page-structure.ts'
import { targetSize } from '../checks/accessibility/target-size.ts'

/** The checks of what axe-core finds in the page, in report order. */
export const accessibilityChecks: readonly CheckDefinition[] = [
  contrast,
  controlNames,
  fieldLabels,
  imageAlternatives,
  targetSize,
  ariaUsage,
  pageStructure,
  otherAccessibility,
]
