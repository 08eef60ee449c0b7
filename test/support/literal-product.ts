import type { ElsewhereProduct } from '../../api/domain/elsewhere/product.ts'

/** A command for developers, as a plan knows it. */
export const teapot: ElsewhereProduct = {
  url: 'https://teapot.dev/',
  categories: ['developer-tools'],
  pricing: 'freemium',
  platforms: ['cli', 'linux'],
  languages: ['en'],
  countries: [],
  subject: 'Teapot. Keeps tea warm',
  texts: 'Teapot. Keeps tea warm. A command for kettles, written in Rust.',
  isReleased: true,
  releasedOn: '2026-10-20',
  isOpenSource: false,
}
