import type { Launch } from '../../domain/launch/launch.ts'
import { paths } from '../../../shared/paths.ts'

/** The way back from a page about one launch: the dashboard, then the launch on it. */
export const LaunchTrail = ({ slug, name }: Pick<Launch, 'slug' | 'name'>) => (
  <p class="maker-head__where soft across">
    <a href={paths.dashboard()}>Dashboard</a> /{' '}
    <a href={paths.launchDashboard({ slug })}>
      <bdi>{name}</bdi>
    </a>
  </p>
)
