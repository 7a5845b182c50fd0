import { ConfigError } from '#server/kernel/config-values.ts'
import { DatabaseUnreachable } from '../database.ts'
import { DatabaseDamaged } from '../embedded/database-damaged.ts'
import { FolderInUse } from '../embedded/folder-lock.ts'
import { FolderUnusable } from '../embedded/folder-unusable.ts'
import { BackupRefused } from './backup-refused.ts'

const forPeople = [BackupRefused, ConfigError, DatabaseDamaged, DatabaseUnreachable, FolderUnusable]

export const whole = (value: number): string => value.toLocaleString('en-US')

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs a command; what goes wrong is one line on standard error and exit code 1. */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) return say(usage)
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`)
    process.exitCode = 1
  }
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof FolderInUse) return `${error.message} Stop the server and try again.`
  if (forPeople.some((known) => error instanceof known)) return error.message
  const { code = '' } = error as NodeJS.ErrnoException
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message
  return `That did not work, and nothing was changed: ${error.message}`
}
