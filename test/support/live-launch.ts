import type { LiveLaunch } from '../../api/domain/launch/launch.ts'
import { literalLaunch } from './literal-launch.ts'

/** A launch that is live; `overrides` say what matters to the test. */
export function liveLaunch(overrides: Partial<LiveLaunch> = {}): LiveLaunch {
  const teapot = {
    id: overrides.slug ?? 'teapot',
    slug: 'teapot',
    name: 'Teapot',
    tagline: 'Short and stout',
    description: 'Boils when asked.',
    url: 'https://teapot.example/',
  }
  return { ...literalLaunch(teapot), status: 'live', launchDate: '2026-03-02', plan: 'free', ...overrides }
}
