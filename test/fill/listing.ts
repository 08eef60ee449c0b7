import type { PreparedText } from '../../shared/schemas/elsewhere.ts'

const short =
  'Tidewell plans staff rotas around the tide tables of small harbours, so that nobody waits on the quay for water that comes at noon.'
const middle = `${short} Enter your berths and people once; every week it proposes a rota, warns of a neap tide that keeps the ferry in, and texts whoever is affected.`
const long = `${middle} It began as a spreadsheet in Kilmore Quay and now runs eleven harbours on three coasts. Swap a shift from your phone, print the week for the wall, or subscribe to it in any calendar. Hours go to payroll as a file. Data stays in Europe, and there is nothing to install.`
const comment =
  'Hello! I wrote Tidewell after missing one tide too many as a volunteer. Ask me anything about rotas, tides or selling to harbours.'

const text = (field: string, value: string, limit: number | null = null): PreparedText => ({
  field,
  label: field,
  value,
  limit,
  isCut: false,
})

/** All that an invented product has to say of itself: every field has a value, and no two of them are the same. */
export const listing: PreparedText[] = [
  text('name', 'Tidewell'),
  text('tagline', 'Staff rotas that know the tide', 60),
  text('shortDescription', short, 160),
  text('description', `${middle.slice(0, middle.indexOf(';'))}.`, 260),
  text('description', middle, 500),
  text('description', long, 2500),
  text('url', 'https://tidewell.example/'),
  text('category', 'Productivity'),
  text('categories', 'Productivity, Calendar'),
  text('tags', 'rota, tides, scheduling'),
  text('email', 'hello@tidewell.example'),
  text('makerName', 'Maeve Brennan'),
  text('makerUrl', 'https://maevebrennan.example/'),
  text('twitter', '@tidewell_app'),
  text('github', 'https://github.com/tidewell/tidewell'),
  text('pricing', 'Freemium'),
  text('price', 'Free, then €6 a month'),
  text('logo', 'https://tidewell.example/logo.png'),
  text('screenshots', 'https://tidewell.example/week.png'),
  text('video', 'https://www.youtube.com/watch?v=tidewell001'),
  text('launchDate', '2026-12-01'),
  text('platforms', 'Web, iOS, Android'),
  text('competitors', 'ShiftNote, Rotaplan'),
  text('audience', 'Harbour masters and small ferry operators'),
  text('firstComment', comment, 500),
  text('country', 'Ireland'),
  text('company', 'Brennan Harbours Ltd'),
]
