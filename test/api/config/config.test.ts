import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../../api/config/config.ts'

const errorsOf = (env: Record<string, string>, production = false): string[] => {
  try {
    readConfig(env, { production })
  } catch (error) {
    if (error instanceof ConfigError) return error.errors
    throw error
  }
  return []
}

describe('configuration', () => {
  it('needs nothing on a developer’s machine', () => {
    expect(readConfig({}, { production: false })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      trustProxy: 0,
      auditsPerHour: 10,
      readsPerMinute: 60,
      site: {},
      sampleData: true,
    })
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', SITE_URL: ' ' }, { production: false }).siteUrl).toBe('http://localhost:3000')
  })

  it('has no sample data in production, and refuses to add any', () => {
    expect(readConfig({}, { production: true }).sampleData).toBe(false)
    expect(errorsOf({ SAMPLE_DATA: '1' }, true)).toHaveLength(1)
  })

  it('reads the hosts the crawler may visit', () => {
    expect(readConfig({ CRAWL_ALLOW: 'Localhost:3001, [::1]:8080' }, { production: false }).crawlAllow).toEqual([
      'localhost:3001',
      '[::1]:8080',
    ])
  })

  it('takes a browser only from a file that can run, and in production not as root', () => {
    expect(readConfig({ AUDIT_BROWSER: '/bin/sh' }, { production: false }).auditBrowser).toBe('/bin/sh')
    expect(readConfig({}, { production: false }).auditBrowser).toBeNull()
    expect(errorsOf({ AUDIT_BROWSER: 'chromium' })).toEqual([expect.stringMatching(/^AUDIT_BROWSER must be the file of a Chromium/)])
    expect(errorsOf({ AUDIT_BROWSER: '/bin/sh' }, true)).toHaveLength(process.getuid?.() === 0 ? 1 : 0)
  })

  it('removes the trailing slash of the public origin', () => {
    expect(readConfig({ SITE_URL: 'https://launch.example/', TRUST_PROXY: '1' }, { production: true }).siteUrl).toBe(
      'https://launch.example',
    )
  })

  it('requires a proxy in production when SITE_URL is https, because the service itself speaks http', () => {
    expect(errorsOf({ SITE_URL: 'https://launch.example' }, true)).toEqual([expect.stringMatching(/^TRUST_PROXY must be at least 1/)])
    expect(errorsOf({ SITE_URL: 'https://launch.example', TRUST_PROXY: '2' }, true)).toEqual([])
    expect(errorsOf({ SITE_URL: 'https://launch.example' })).toEqual([])
  })

  it.each([
    'postgres://slipway:pa%24s@db.example.org:5432/slipway',
    'postgresql:///slipway?host=/var/run/postgresql',
    'postgres://slipway:pa%24s@db1.example.org:5432,db2.example.org,[2001:db8::3]:5433/slipway?target_session_attrs=read-write&sslmode=verify-full',
    'postgres://db1,db2/slipway?target_session_attrs=primary',
    'postgres://db1/slipway?target_session_attrs=any',
  ])('accepts the database %s, and then needs no folder', (DATABASE_URL) => {
    const config = readConfig({ DATABASE_URL, DATA_DIR: '/dev/null' }, { production: true })
    expect(config.databaseUrl).toBe(DATABASE_URL)
  })

  it.each([
    ['db.example.org', /^DATABASE_URL must start with postgres:\/\/ or postgresql:\/\//],
    ['mysql://db:hush@db.example.org/slipway', /^DATABASE_URL must start with postgres:\/\/ or postgresql:\/\//],
    ['jdbc:postgresql://db:hush@db.example.org/slipway', /^DATABASE_URL must start with postgres:\/\/ or postgresql:\/\//],
    ['postgres://slipway:hush@/slipway', /^DATABASE_URL has no host\./],
  ])('says what is wrong with the database URL %s, without repeating its password', (DATABASE_URL, said) => {
    const errors = errorsOf({ DATABASE_URL })
    expect(errors).toEqual([expect.stringMatching(said)])
    expect(errors.join()).not.toMatch(/hush|percent-encode/)
  })

  it.each(['postgres://slipway:hush%@db.example.org/slipway', 'postgres://slipway:hu/sh@db.example.org/slipway'])(
    'refuses the database URL %s without repeating its password',
    (DATABASE_URL) => {
      const errors = errorsOf({ DATABASE_URL })
      expect(errors).toEqual([expect.stringMatching(/^DATABASE_URL must be a URL such as postgres:.*percent-encode/)])
      expect(errors.join()).not.toContain('hush')
    },
  )

  it('reports all errors in several database hosts, without repeating what may be a password', () => {
    const errors = errorsOf({ DATABASE_URL: 'postgres://slipway:hush@db1:70000,,db3:hush,db4/slipway?target_session_attrs=standby' })
    expect(errors).toEqual([
      'DATABASE_URL must have a port from 1 to 65535 for host 1 of 4.',
      'DATABASE_URL has an invalid name or port for host 2 of 4.',
      'DATABASE_URL has an invalid name or port for host 3 of 4.',
      'DATABASE_URL must use one of these for target_session_attrs: read-write, primary, any. Slipway needs a server it can write to.',
    ])
  })

  it('accepts standbys to read from, and no others than those of its database', () => {
    const [DATABASE_URL, DATABASE_READ_URL] = [
      'postgres://db1/slipway',
      'postgres://db2,db3:5433/slipway?target_session_attrs=prefer-standby',
    ]
    expect(readConfig({ DATABASE_URL, DATABASE_READ_URL }, { production: true }).databaseReadUrl).toBe(DATABASE_READ_URL)
    expect(errorsOf({ DATABASE_READ_URL: 'postgres://slipway:hush@db2:70000,db3/slipway?target_session_attrs=read-write' })).toEqual([
      'DATABASE_READ_URL must have a port from 1 to 65535 for host 1 of 2.',
      'DATABASE_READ_URL must use one of these for target_session_attrs: standby, prefer-standby, read-only, any. Slipway only reads from standbys.',
      'DATABASE_READ_URL needs DATABASE_URL: it names the standbys of that database.',
    ])
  })

  it.each(['read-only', 'standby', 'prefer-standby', 'sometimes', ''])('refuses target_session_attrs=%s', (attrs) => {
    const errors = errorsOf({ DATABASE_URL: `postgres://db1,db2/slipway?target_session_attrs=${attrs}` })
    expect(errors).toEqual([expect.stringMatching(/must use one of these for target_session_attrs/)])
  })

  it('accepts several workers, but not on a folder, which only one process can use', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db1/slipway', WORKERS: '4' }, { production: true }).workers).toBe(4)
    expect(readConfig({}, { production: false }).workers).toBe(1)
    expect(errorsOf({ WORKERS: '4' })).toEqual([expect.stringMatching(/^WORKERS=4 needs PostgreSQL.*Set DATABASE_URL or unset WORKERS\.$/)])
  })

  it('refuses several database hosts in parameters', () => {
    const errors = errorsOf({ DATABASE_URL: 'postgres:///slipway?host=db1,db2&port=5432,5433' })
    expect(errors).toEqual([expect.stringMatching(/^DATABASE_URL must list several hosts before the path/)])
  })

  it('reports every error at once', () => {
    const errors = errorsOf({
      PORT: 'http',
      TRUST_PROXY: '-1',
      SITE_URL: 'ftp://x',
      CRAWL_ALLOW: 'localhost',
      AUDITS_PER_HOUR: '0',
      SAMPLE_DATA: 'yes',
      LOG_LEVEL: 'loud',
    })
    expect(new Set(errors.map((error) => error.split(' ')[0]))).toEqual(
      new Set(['AUDITS_PER_HOUR', 'CRAWL_ALLOW', 'LOG_LEVEL', 'PORT', 'SAMPLE_DATA', 'SITE_URL', 'TRUST_PROXY']),
    )
  })

  it.each(['0.0.0.0', '::', '192.168.1.4', 'launch.example'])(
    'refuses to listen on %s in production while links lead to localhost',
    (HOST) => {
      expect(errorsOf({ HOST }, true)).toEqual([expect.stringMatching(/^SITE_URL/)])
      expect(errorsOf({ HOST })).toEqual([])
    },
  )

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('needs no SITE_URL on %s', (HOST) => {
    expect(errorsOf({ HOST }, true)).toEqual([])
  })

  it.each([
    ['SITE_URL', 'http://launch.example'],
    ['SITE_URL', 'https://launch.example/path'],
    ['SITE_URL', 'https://user@launch.example'],
    ['CRAWL_ALLOW', 'localhost:3001'],
    ['DATA_DIR', '/dev/null'],
    ['DATA_DIR', '/dev/null/data'],
    ['WEBSUB_HUB', 'http://hub.example.org/'],
    ['WEBSUB_HUB', 'hub.example.org'],
    ['WEBSUB_HUB', 'https://me:secret@hub.example.org/'],
    ['CONTACT', 'call me'],
    ['CONTACT', 'javascript:alert(1)'],
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['WEEK_CAPACITY', '1.5'],
  ])('refuses %s=%s in production', (name, value) => {
    expect(errorsOf({ TRUST_PROXY: '1', [name]: value }, true)).toEqual([expect.stringContaining(name)])
  })
})
