import { defaultPlan } from '../../api/domain/elsewhere/default-plan.ts'
import { prepareAllTexts } from '../../api/domain/elsewhere/fields/all-texts.ts'
import type { FieldName } from '../../shared/fill/fields.ts'
import { literalLaunch } from '../support/literal-launch.ts'

const short =
  'Tidewell plans staff rotas around the tide tables of small harbours, so that nobody waits on the quay for water that comes at noon.'
const middle = `${short} Enter your berths and people once; every week it proposes a rota, warns of a neap tide that keeps the ferry in, and texts whoever is affected.`
const long = `${middle} It began as a spreadsheet in Kilmore Quay and now runs eleven harbours on three coasts. Swap a shift from your phone, print the week for the wall, or subscribe to it in any calendar. Hours go to payroll as a file. Data stays in Europe, and there is nothing to install.`
const comment =
  'Hello! I wrote Tidewell after missing one tide too many as a volunteer. Ask me anything about rotas, tides or selling to harbours.'

const launch = literalLaunch({
  name: 'Tidewell',
  tagline: 'Staff rotas that know the tide',
  description: long,
  url: 'https://tidewell.example/',
  categories: ['productivity'],
  pricing: 'freemium',
  twitterUsername: 'tidewell_app',
  logo: 'https://tidewell.example/logo.png',
  screenshots: ['https://tidewell.example/week.png'],
  demoVideoUrl: 'https://www.youtube.com/watch?v=tidewell001',
  requestedLaunchDate: '2026-12-01',
  firstComment: comment,
  maker: { name: 'Maeve Brennan', handle: null },
})

/** What was asked once: all that the listing itself doesn’t say. */
const answers: Partial<Record<FieldName, string>> = {
  categories: 'Productivity, Calendar',
  tags: 'rota, tides, scheduling',
  email: 'hello@tidewell.example',
  github: 'https://github.com/tidewell/tidewell',
  price: 'Free, then €6 a month',
  platforms: 'Web, iOS, Android',
  competitors: 'ShiftNote, Rotaplan',
  audience: 'Harbour masters and small ferry operators',
  country: 'Ireland',
  company: 'Brennan Harbours Ltd',
}

/** The texts that the popup gets of an invented product which says all that it can: every field has a value, and no two of them are the same. */
export const listing = prepareAllTexts(
  {
    launch,
    maker: { links: ['https://maevebrennan.example/'] },
    plan: { ...defaultPlan(launch, null, 'maeve', '2026-11-01T00:00:00Z'), answers },
  },
  'https://slipway.example',
)
