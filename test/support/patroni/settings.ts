import type { Place } from './network.ts'

/**
 * Seconds, as Patroni counts: how long a leader that is not heard of stays the leader, how often each looks, how long it tries to reach etcd, and
 * how long a leader’s PostgreSQL may take to start again before another takes over.
 */
export type Timing = { ttl: number; loop_wait: number; retry_timeout: number; primary_start_timeout: number }

/** What one machine of the cluster is. */
export type MachineSettings = { name: string; address: string; folder: string }

export const ports = { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380 }
export const scope = 'catalog'
export const superuser = 'slipway'

const parameters = {
  max_connections: 60,
  shared_buffers: '32MB',
  wal_keep_size: '64MB',
  // What a power cut would lose isn’t tried here.
  fsync: 'off',
  full_page_writes: 'on',
  wal_log_hints: 'on',
  max_wal_size: '64MB',
  min_wal_size: '8MB',
  unix_socket_directories: '',
}

/** Patroni’s file, as JSON, which is YAML too. */
export function patroniSettings(
  { name, address, folder }: MachineSettings,
  members: readonly Place[],
  timing: Timing,
  binaries: string,
): string {
  const account = { username: superuser, password: 'unused' }
  return JSON.stringify({
    scope,
    name,
    restapi: { listen: `${address}:${ports.patroni}`, connect_address: `${address}:${ports.patroni}` },
    // Its interface to etcd 3 (`etcd3`) lets a leader that was cut off take the lead back as soon as it is there again, in Patroni 3.0.2.
    etcd: { hosts: members.map((member) => `${member.address}:${ports.etcd}`) },
    bootstrap: {
      dcs: {
        ...timing,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { auth: 'trust' }, { 'wal-segsize': '1' }, 'no-sync'],
      pg_hba: ['host all all all trust', 'host replication all all trust'],
    },
    postgresql: {
      listen: `${address}:${ports.postgres}`,
      connect_address: `${address}:${ports.postgres}`,
      data_dir: `${folder}/data`,
      bin_dir: binaries,
      pgpass: `${folder}/pgpass`,
      authentication: { superuser: account, replication: account, rewind: account },
      basebackup: [{ checkpoint: 'fast' }, 'no-sync'],
    },
  })
}

export function etcdOptions({ name, address, folder }: MachineSettings, members: readonly (Place & { name: string })[]): string[] {
  const client = `http://${address}:${ports.etcd}`
  const peer = `http://${address}:${ports.etcdPeers}`
  const options = {
    name,
    'data-dir': `${folder}/etcd`,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': members.map((member) => `${member.name}=http://${member.address}:${ports.etcdPeers}`).join(','),
    'initial-cluster-token': scope,
    'initial-cluster-state': 'new',
    'snapshot-count': '5000',
  }
  // As etcd 3.5 does by itself: a member that was cut off disturbs nobody when it is back.
  const flags = ['--enable-v2', '--pre-vote']
  return [...flags, ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])]
}
