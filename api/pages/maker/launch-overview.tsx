import type { ComponentChildren } from 'preact'
import type { PlaceSummary } from '../../actions/elsewhere/read-plan.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Crawl } from '../../domain/records.ts'
import type { Report } from '../../domain/report.ts'
import { LatestReport } from '../audit/own-reports.tsx'
import { draftedFrom } from './draft/draft-findings.ts'
import { NextPlace, PlacesLink } from './elsewhere/places-link.tsx'
import { PlanLine } from './next-step.tsx'

type Props = { launch: Launch; isLead: boolean; places: PlaceSummary; latest: Report | null; crawl: Crawl | null; now: Date }

export const LaunchOverview = ({ launch, isLead, places, latest, crawl, now }: Props) => (
  <section class="board-part stack gap-4" aria-labelledby="overview-title">
    <h2 id="overview-title">Overview</h2>
    <dl class="stack gap-3">
      <Row name="Plan and launch date">
        <PlanLine launch={launch} />
      </Row>
      {isLead && (
        <Row name="Directories">
          <PlacesLink slug={launch.slug} counts={places} name="" />
          <NextPlace slug={launch.slug} next={places.next} />
        </Row>
      )}
      <Row name="Latest audit">
        <LatestReport report={latest} drafted={draftedFrom(launch, crawl)} url={launch.url} now={now} />
      </Row>
    </dl>
  </section>
)

const Row = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt class="soft small">{name}</dt>
    <dd>{children}</dd>
  </div>
)
