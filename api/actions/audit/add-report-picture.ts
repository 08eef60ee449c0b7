import { paths } from '../../../shared/paths.ts'
import { Failure } from '../../domain/failure.ts'
import { pageViews } from '../../domain/report.ts'
import { defineBearerEndpoint } from '../define-endpoint.ts'
import { fileOf } from '../pictures/add-picture.ts'
import { findLatestReport } from './find-report.ts'
import { findPagePictures, keepPagePictures } from './page-pictures.ts'

/** Adds what a maker’s own browser shows of the page: pictures of the tab, taken by our popup. */
export const addReportPicture = defineBearerEndpoint('addReportPicture', async (world, { url, data, phone }, { id: ownerId }) => {
  const report = URL.canParse(url) ? await findLatestReport(world, { ownerId, url }) : null
  if (report === null) throw noReport()
  const { now } = await findPagePictures(world, report)
  const given = { desktop: data, phone }
  const shots = pageViews.flatMap((view) => (given[view] === undefined ? [] : [{ view, file: fileOf(given[view]) }]))
  // Our own pictures show what visitors see, from a browser that isn’t signed in anywhere.
  if (now.phone === undefined) await keepPagePictures(world, report.id, shots)
  return { ok: true, reportUrl: world.siteUrl + paths.auditReport(report) } as const
})

export const noReport = () => new Failure('NOT_FOUND', 'You have no report on this page. Audit it first, with your token.')
