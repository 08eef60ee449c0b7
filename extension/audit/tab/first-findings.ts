import type { CheckDefinition } from '../../../shared/audit/check.ts'
import { beforeScripts } from '../../../shared/audit/checks/rendered/before-scripts.ts'
import { brokenImages } from '../../../shared/audit/checks/rendered/broken-images.ts'
import { cacheLifetime } from '../../../shared/audit/checks/rendered/cache-lifetime.ts'
import { compression } from '../../../shared/audit/checks/rendered/compression.ts'
import { failedRequests } from '../../../shared/audit/checks/rendered/failed-requests.ts'
import { formSafety } from '../../../shared/audit/checks/rendered/form-safety.ts'
import { imageDimensions } from '../../../shared/audit/checks/rendered/image-dimensions.ts'
import { imageLoading } from '../../../shared/audit/checks/rendered/image-loading.ts'
import { imageQuality } from '../../../shared/audit/checks/rendered/image-quality.ts'
import { imageSize } from '../../../shared/audit/checks/rendered/image-size.ts'
import { layoutShift } from '../../../shared/audit/checks/rendered/layout-shift.ts'
import { loadSpeed } from '../../../shared/audit/checks/rendered/load-speed.ts'
import { pageWeight } from '../../../shared/audit/checks/rendered/page-weight.ts'
import { pageWidth } from '../../../shared/audit/checks/rendered/page-width.ts'
import { readableText } from '../../../shared/audit/checks/rendered/readable-text.ts'
import { textSize } from '../../../shared/audit/checks/rendered/text-size.ts'
import { visibleContent } from '../../../shared/audit/checks/rendered/visible-content.ts'
import type { AuditFacts } from '../../../shared/audit/facts.ts'
import { byCost } from '../../../shared/audit/score.ts'
import type { RenderedFacts } from '../../../shared/rendered/rendered.ts'
import type { ShownCheck } from '../../../shared/ui/finding-card.tsx'

/** The checks that examine the running page without its markup, except those with long word lists. */
export const firstChecks: readonly CheckDefinition[] = [
  visibleContent,
  readableText,
  failedRequests,
  brokenImages,
  pageWidth,
  beforeScripts,
  formSafety,
  textSize,
  loadSpeed,
  layoutShift,
  pageWeight,
  compression,
  cacheLifetime,
  imageQuality,
  imageSize,
  imageDimensions,
  imageLoading,
]

const weights = Object.fromEntries(firstChecks.map(({ id, weight }) => [id, weight]))

/**
 * What is wrong with the page as it runs, while its markup is still being read: the report that follows holds the same findings. None on a page
 * without text, which may turn out to be empty.
 */
export const firstFindings = (rendered: RenderedFacts): ShownCheck[] =>
  rendered.texts.characters === 0
    ? []
    : byCost(
        firstChecks.flatMap((check) => runCheck(check, rendered)),
        weights,
        {},
      )

/** These checks need no other facts. One that throws is reported with the whole report. */
function runCheck({ id, label, learnMore, run }: CheckDefinition, rendered: RenderedFacts): ShownCheck[] {
  try {
    const finding = run({ rendered } as AuditFacts)
    return finding.status === 'pass' ? [] : [{ id, label, learnMore: learnMore ?? null, ...finding }]
  } catch {
    return []
  }
}
