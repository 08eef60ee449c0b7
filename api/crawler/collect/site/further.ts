import type { FurtherFacts, FurtherFault } from '../../../../shared/audit/facts-around.ts'
import { isPagePath } from '../../../../shared/audit/own-pages.ts'
import type { Page, PageResource } from '../../../../shared/page/page.ts'
import { heavyPicture } from '../../../../shared/audit/checks/rendered/image-size.ts'
import { askLink, isDocument } from '../links.ts'
import { type VisitedPage, isGuarded, type Visit } from './pages.ts'
import { readResource } from './resource.ts'

const most = { files: 24, links: 12, documents: 6 }
const order: PageResource['kind'][] = ['style', 'script', 'font', 'picture']
const bare = (url: string) => url.replace(/#.*$/, '').replace(/\/(?=\?|$)/, '')

type Named = { page: string; url: string; text: string | null; file?: PageResource }

/** Requests a sample of what other pages load and link to, each once. Rejects only if we’re too busy; what there’s no time for is left out. */
export async function collectFurther(visit: Visit, page: Page, visited: readonly VisitedPage[]): Promise<FurtherFacts> {
  const known = [page.url, ...page.resources.map(({ url }) => url), ...page.links.map(({ url }) => url)]
  const seen = new Set([...known, ...visited.flatMap(({ facts }) => [facts.url, facts.page?.url ?? facts.url])].map(bare))
  const isNew = ({ url }: { url: string }) => {
    const key = bare(url)
    return !seen.has(key) && URL.parse(url)?.host === visit.page.host && seen.add(key)
  }
  const read = visited.flatMap(({ facts, named }) =>
    facts.status === 200 && named !== null && facts.page !== null ? [{ url: facts.page.url, named }] : [],
  )
  const files = read
    .flatMap(({ url: of, named }) => named.files.map((file): Named => ({ page: of, url: file.url, text: '', file })))
    .toSorted((a, b) => order.indexOf(a.file?.kind ?? 'picture') - order.indexOf(b.file?.kind ?? 'picture'))
  const links = read.flatMap(({ url: of, named }) => named.links.map((link): Named => ({ page: of, ...link })))
  const ofKind = (isKind: (path: string) => boolean) => links.filter((one) => isKind(URL.parse(one.url)?.pathname ?? '') && isNew(one))
  const chosen = [
    ...files.filter(isNew).slice(0, most.files),
    ...ofKind(isPagePath).slice(0, most.links),
    ...ofKind(isDocument).slice(0, most.documents),
  ]
  const asked = (await Promise.all(chosen.map((one) => ask(visit, one)))).filter((one) => one !== null)
  const heavy = asked.flatMap(({ fault: { page: on, url, kind }, bytes }) =>
    kind === 'picture' && bytes >= heavyPicture ? [{ page: on, url, bytes }] : [],
  )
  const failed = asked.map(({ fault }) => fault).filter(({ status, reason }) => reason !== null || status === null || status >= 400)
  return { count: asked.length, failed, ...(heavy.length > 0 && { heavy }) }
}

async function ask(visit: Visit, { page, url, text, file }: Named): Promise<{ fault: FurtherFault; bytes: number } | null> {
  const fault = { page, url, kind: file?.kind ?? null, text }
  if (file !== undefined && file.kind !== 'picture') {
    const loaded = await readResource(visit, file)
    const isStatus = loaded?.error?.startsWith('status ')
    return loaded === null ? null : { fault: { ...fault, status: loaded.status, reason: isStatus ? null : loaded.error }, bytes: 0 }
  }
  const answer = await askLink(visit.session, new URL(url), { url: visit.page.href })
  // Slow now isn’t broken.
  if (answer === null || answer.isSlow || isGuarded(answer.status ?? 0)) return null
  return { fault: { ...fault, status: answer.status, reason: answer.reason }, bytes: file?.adapts ? 0 : (answer.bytes ?? 0) }
}
