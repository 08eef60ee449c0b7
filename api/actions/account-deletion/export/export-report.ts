import type { Report } from '../../../domain/report.ts'
import { unpackContent } from '../../audit/report-content.ts'
import type { ExportingWorld } from './export-account.ts'
import { paths } from '../../../../shared/paths.ts'

export async function exportReport({ store, siteUrl }: ExportingWorld, { id, via, asked, url, score, at, expiresAt }: Report) {
  const body = await store.get('reportBodies', id)
  const content = body && unpackContent(body.packed)
  return {
    reportUrl: `${siteUrl}${paths.auditReport({ id })}`,
    urlEntered: asked,
    urlAudited: url,
    startedFrom: { web: 'the site', agent: 'an agent', api: 'the API' }[via],
    score,
    at,
    expiresAt,
    findings: content?.checks ?? [],
    suggestedListing: content?.listing ?? null,
  }
}
