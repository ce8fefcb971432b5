import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { connect } from 'node:tls'
import { modelSettingsOf } from '../doctor/choose-doctor.ts'
import { checkModel } from '../doctor/model/check-model.ts'
import { lacksKey, modelName } from '../doctor/model/connect-model.ts'
import { createModelLine } from '../doctor/model/model-line.ts'
import type { Environment } from '../environment.ts'
import { isBackup, readManifest } from '../records/transfer/backup-folder.ts'

/** What was looked at, how it stands, and where it is not well what to do. */
export interface Check {
  name: string
  state: 'well' | 'look' | 'wrong'
  says: string
}

/** Free bytes below which records can soon not be written, and below which it is time to look. */
const leastFree = { wrong: 200_000_000, look: 2_000_000_000 }
/** Days before its end at which a certificate should long have been renewed: the usual tools do so 30 days before. */
const leastCertificateDays = 14
/** Days after which a backup is old: what was written since would be lost with the disk. */
const oldestBackupDays = 7
/** Milliseconds that the server behind PUBLIC_ORIGIN has to show its certificate. */
const timeoutMs = 5_000
const dayMilliseconds = 86_400_000

const well = (name: string, says: string): Check => ({ name, state: 'well', says })
const look = (name: string, says: string): Check => ({ name, state: 'look', says })
const wrong = (name: string, says: string): Check => ({ name, state: 'wrong', says })

/**
 * Looks over what a server stands on, without touching it: data folder, disk, key, model, certificate, backups. It may run beside the server.
 * @param backups The folder of a backup, or one that holds several; null where none was named.
 */
export async function checkHost(environment: Environment, backups: string | null, now: number): Promise<Check[]> {
  const folder = resolve(environment.DATA_DIR)
  return [
    checkFolder(folder),
    checkDisk(folder),
    checkKey(folder, environment),
    await checkOutsideModel(environment),
    await checkCertificate(environment.PUBLIC_ORIGIN, now),
    checkBackups(backups, now),
  ]
}

function checkFolder(folder: string): Check {
  const name = 'Data folder'
  if (!existsSync(folder)) return look(name, `${folder} is not there yet: the first start makes it. Is DATA_DIR what you mean?`)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return wrong(name, `${folder} cannot be written by this user: give it to the user that the server runs as.`)
  }
  if (statSync(folder).mode & 0o077) return look(name, `${folder} can be entered by other users of this machine: chmod 700 it.`)
  return well(name, folder)
}

function checkDisk(folder: string): Check {
  const name = 'Disk'
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : resolve('.'))
  const free = bavail * bsize
  const says = `${(free / 1e9).toFixed(1)} GB are free.`
  if (free < leastFree.wrong) return wrong(name, `${says} Soon nothing can be kept: make room.`)
  return free < leastFree.look ? look(name, `${says} Make room before it is full.`) : well(name, says)
}

function checkKey(folder: string, { RECORDS_KEY }: Environment): Check {
  const name = 'Key'
  if (RECORDS_KEY) return well(name, 'RECORDS_KEY is set. Keep a copy of it apart from the backups.')
  const path = join(folder, 'records.key')
  if (!existsSync(path)) {
    if (existsSync(join(folder, 'records.sqlite'))) return wrong(name, `${path} is missing beside records: restore it from a backup.`)
    return look(name, 'There is no key yet: the first start makes one.')
  }
  if (statSync(path).mode & 0o077) return wrong(name, `${path} can be read by other users: chmod 600 it.`)
  return well(name, `${path} is its owner's alone. Keep a copy of it apart from the backups.`)
}

/** A model that is named is asked for one word, as the settings of the app do: nothing of any patient is in it. */
async function checkOutsideModel(environment: Environment): Promise<Check> {
  const name = 'Model'
  const settings = modelSettingsOf(environment)
  if (!settings) return well(name, 'The embedded doctor answers alone.')
  if (lacksKey(settings)) return wrong(name, `${modelName(settings)} has no key: set AI_API_KEY.`)
  const { reachable, message } = await checkModel(createModelLine(settings), settings)()
  return reachable ? well(name, message) : wrong(name, message)
}

async function checkCertificate(origin: string | null, now: number): Promise<Check> {
  const name = 'Certificate'
  if (!origin?.startsWith('https:'))
    return look(name, 'PUBLIC_ORIGIN names no https address: over a network nobody can use the app without one.')
  const { hostname, port } = new URL(origin)
  try {
    const ends = await certificateEnd(hostname, Number(port || 443))
    const days = Math.floor((ends - now) / dayMilliseconds)
    if (days < 0) return wrong(name, `The certificate of ${hostname} has expired: browsers refuse the app. Renew it.`)
    const says = `The certificate of ${hostname} is good for ${days} more days.`
    return days < leastCertificateDays ? look(name, `${says} See why it was not renewed.`) : well(name, says)
  } catch (error) {
    return wrong(name, `${hostname} shows no certificate (${error instanceof Error ? error.message : 'no answer'}).`)
  }
}

/** The moment at which a host's certificate ends, whoever has signed it. */
function certificateEnd(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    // A certificate that is not trusted any more is what is looked for: it is read, and nothing is sent.
    const servername = isIP(host) === 0 ? { servername: host } : {}
    const socket = connect({ host, port, ...servername, rejectUnauthorized: false, timeout: timeoutMs }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.on('error', reject)
    socket.on('timeout', () => socket.destroy(new Error('no answer in time')))
  })
}

function checkBackups(folder: string | null, now: number): Check {
  const name = 'Backup'
  if (folder === null)
    return look(name, 'No folder of backups was named: npm run doctor -- FOLDER. npm run records -- backup FOLDER makes one.')
  if (!existsSync(folder)) return wrong(name, `${folder} is not there.`)
  const candidates = [
    folder,
    ...readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [join(folder, each.name)] : [])),
  ]
  const times = candidates.filter(isBackup).map((each) => Date.parse(readManifest(each).madeAt))
  if (times.length === 0) return wrong(name, `There is no backup in ${folder}: npm run records -- backup makes one.`)
  const days = Math.floor((now - Math.max(...times)) / dayMilliseconds)
  const says = `The newest backup is ${days} days old.`
  return days > oldestBackupDays ? wrong(name, `${says} Make one now, and let the machine make them.`) : well(name, says)
}
