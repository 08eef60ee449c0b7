import { dayMs, each, start, type Kind } from './worlds.ts'

/**
 * Rings and crowds that people have reported elsewhere, written before the rule had been read and run once as they are. For each, what was reported
 * and where; nothing in the rule is chosen by them.
 */
export const reportedRings: Record<string, Kind> = {
  // Two launches rise with the same slope and the same plateaus, served by one broker (typestudio.co, “suspicious upvotes on Product Hunt”).
  'a broker with two clients': (site, target, size) =>
    each(size, (index) => {
      const wave = Math.floor((index * 3) / size)
      const at = site.at(9, 10 + wave * 3) + site.random() * 1_500_000
      const who = site.person({ joined: start - site.between(1, 40) * dayMs })
      site.cast(who, target, at)
      site.cast(who, (target + 1) % site.launches, at + site.between(30, 400) * 1000)
    }),
  // Old accounts, silent for years, that were sold or broken into (producthunt.com, “Vote selling on Product Hunt”).
  'sold accounts that once took part': (site, target, size) =>
    each(size, () => {
      const who = site.person({ joined: start - site.between(200, 900) * dayMs, partDays: site.whole(3) })
      site.cast(who, target, site.at(9, site.between(6, 24)))
    }),
  // A pool that has voted for many clients before takes a place in the last hours (same thread).
  'a farm in the last hours': (site, target, size) => {
    const clients = Array.from({ length: 5 }, () => site.whole(site.launches)).filter((nth) => nth !== target)
    each(size, (index) => {
      const who = site.person({ joined: start - site.between(20, 60) * dayMs })
      clients.forEach((nth, at) => {
        if ((index + at) % 5 !== 0) site.cast(who, nth, site.at(3 + at, site.between(20, 24)))
      })
      site.cast(who, target, site.at(9, site.between(22, 24)))
    })
  },
  // Programs that vote and comment on everything, hundreds of launches each (wakatime.com, “Bots, so many bots”; pilgrimlyieu/Focust #21).
  'programs that vote for everything': (site, target, size) =>
    each(size, () => {
      const who = site.person({ joined: start - site.between(5, 30) * dayMs })
      each(6, (visit) => site.look(who, site.at(2 + visit, site.between(0, 24)), 3 + site.whole(6)))
      site.cast(who, target, site.at(9, site.between(0, 24)))
    }),
  // Accounts made the day before in one campaign, each seen with a few other targets of it (soxoj/maigret #2764, GhostTrack #121).
  'a campaign made the day before': (site, target, size) => {
    const targets = [target, ...Array.from({ length: 3 }, () => site.whole(site.launches))]
    each(size, () => {
      const who = site.person({ joined: site.at(8, site.between(0, 24)) })
      site.cast(who, target, site.at(9, site.between(0, 24)))
      if (site.random() < 0.5) site.cast(who, targets[1 + site.whole(3)] ?? target, site.at(9, site.between(0, 24)))
    })
  },
  // A group chat in which everybody votes for the launch of the day, and otherwise lives a normal life here (forem #22351; ban-prevention lists).
  'a vote exchange of the settled': (site, target, size) =>
    each(size, () => {
      const who = site.person({ joined: start - site.between(60, 400) * dayMs, partDays: 3 + site.whole(15) })
      site.browse(who, 1 + site.whole(2), 2)
      site.cast(who, target, site.at(9, site.between(7, 11)))
      site.cast(who, (target + 3) % site.launches, site.at(11, site.between(7, 11)))
    }),
}

export const reportedCrowds: Record<string, Kind> = {
  // Six people were shown a proposal, liked it, and lost their votes within minutes (armadillica/dillo #150).
  'a few who were sent the link': (site, target) =>
    each(6, () => {
      const at = site.at(9, site.between(8, 22))
      const who = site.person({ joined: at - site.tail(300) * 1000 })
      site.cast(who, target, at)
    }),
  // A teacher has a whole course register and star the course’s work (MIREA_Procedural-programming #1 asks whether that’s it).
  'a course that was asked to': (site, target, size) =>
    each(size, (index) => {
      const at = site.at(9, 14) + site.tail(900) * 1000
      const who = site.person({ joined: at - site.tail(200) * 1000, network: index % 3 === 0 ? 'mobile' : 'campus' })
      site.cast(who, target, at)
      if (site.random() < 0.5) site.look(who, at + site.tail(200) * 1000, 1 + site.whole(3))
    }),
  // Strangers from everywhere after a link on a large site’s front page: a spike, a long tail, few look further.
  'a front page elsewhere': (site, target, size) =>
    each(size, () => {
      const at = site.at(9, 15) + site.tail(3 * 3600, 1) * 1000
      const who = site.person({ joined: at - site.tail(240) * 1000 })
      site.cast(who, target, at)
      if (site.random() < 0.25) site.look(who, at + site.tail(180) * 1000, 1 + site.whole(2))
      if (site.random() < 0.1) site.browse(who, 2, 2, 10)
    }),
  // Those who follow a maker vote for each of their launches (forem #22351 leaves followers out for that).
  'followers of one maker': (site, target, size) => {
    const second = (target + 2) % site.launches
    const maker = `maker of ${target}`
    for (const nth of [target, second]) site.madeBy(nth, maker)
    each(size, () => {
      const who = site.person({ joined: start - site.between(5, 200) * dayMs, partDays: site.whole(6) })
      site.cast(who, target, site.at(9, site.between(7, 23)))
      if (site.random() < 0.7) site.cast(who, second, site.at(4 + site.whole(8), site.between(7, 23)))
      if (site.random() < 0.4) site.browse(who, 1, 2)
    })
  },
  // People of one trade who vote for everything of it on the days it comes out.
  'regulars of a niche': (site, target, size) => {
    const niche = [target, ...Array.from({ length: Math.max(2, Math.round(site.launches / 8)) }, () => site.whole(site.launches))]
    each(size, () => {
      const who = site.person({ joined: start - site.between(10, 300) * dayMs, partDays: site.whole(12) })
      for (const nth of new Set(niche)) if (site.random() < 0.6) site.cast(who, nth, site.at(site.launchDay(nth), site.between(7, 23)))
    })
  },
  // Members who had long been away come back for a newsletter of this site itself.
  'members who come back': (site, target, size) =>
    each(size, () => {
      const at = site.at(9, 8) + site.tail(5400) * 1000
      const who = site.person({ joined: start - site.between(150, 700) * dayMs, partDays: site.whole(4) })
      if (site.random() < 0.6) site.cast(who, target, at)
      site.look(who, at + site.tail(120) * 1000, 1 + site.whole(3))
    }),
}
