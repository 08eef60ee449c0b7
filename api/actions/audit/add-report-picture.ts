import { paths } from '../../../shared/paths.ts'
import { Failure } from '../../domain/failure.ts'
import { defineBearerEndpoint } from '../define-endpoint.ts'
import { fileOf } from '../pictures/add-picture.ts'
import { findLatestReport } from './find-report.ts'
import { findPagePictures, keepPagePictures } from './page-pictures.ts'

/** What a maker’s own browser shows of the page: the picture that our popup takes of the tab. */
export const addReportPicture = defineBearerEndpoint('addReportPicture', async (world, { url, data }, { id: ownerId }) => {
  const report = URL.canParse(url) ? await findLatestReport(world, { ownerId, url }) : null
  if (report === null) throw noReport()
  const { now } = await findPagePictures(world, report)
  // Ours shows what visitors see: its browser is signed in nowhere.
  if (data !== undefined && now.phone === undefined) await keepPagePictures(world, report.id, [{ view: 'desktop', file: fileOf(data) }])
  return { ok: true, reportUrl: world.siteUrl + paths.auditReport(report) } as const
})

export const noReport = () => new Failure('NOT_FOUND', 'You have no report on this page. Audit it first, with your token.')
