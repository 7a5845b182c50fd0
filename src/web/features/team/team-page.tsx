import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { TeamMember } from '#contract/team.ts'
import { useMay } from '#web/session/hooks.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { myOrganizationsRead, teamRead } from '#web/data/queries/team-reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { OfflineNote, Note } from '#web/ui/forms/note.tsx'
import { DisabledWhileImpersonating } from '#web/ui/access/disabled-while-impersonating.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { nameOf } from './names.ts'
import { MarketCard } from './market-card.tsx'
import { OrganizationCard } from './organization-card.tsx'
import { SecondStepCard } from './second-step-card.tsx'
import { TeamTable, type MemberAction } from './team-table.tsx'
import classes from './team.module.css'
import { teamWrites } from './team-writes.ts'

const InviteDialog = lazyWithRetry(() => import('./invite-dialog.tsx'))
const InvitationLink = lazyWithRetry(() => import('./invitation-link.tsx'))
const PermissionsDialog = lazyWithRetry(() => import('./permissions-dialog.tsx'))
const RemoveDialog = lazyWithRetry(() => import('./remove-dialog.tsx'))

type Open =
  | 'invite'
  | { action: 'link'; email: string; path: string }
  | { action: 'permissions' | 'remove'; member: TeamMember }
  | null

/** `settings/team`: who works here and may do what (OP-79). */
export function TeamPage({ identity }: { identity: Identity }) {
  const { t } = useLingui()
  const team = useRead(teamRead(identity))
  const projects = useRead(projectsRead(identity)).data ?? []
  const organizations = useRead(myOrganizationsRead(identity))
  const mayManage = useMay('team/manage')
  const mayInviteAgain = useMay('team/invite_again')
  const isOffline = useConnectivity() === 'offline'
  const [open, setOpen] = useState<Open>(null)
  const [sendingTo, setSendingTo] = useState<string | null>(null)
  const writes = teamWrites(identity)
  const close = () => setOpen(null)
  const tellInvited = (email: string, { invitationPath }: { invitationPath: string | null }) => {
    team.refresh()
    if (invitationPath !== null) return setOpen({ action: 'link', email, path: invitationPath })
    close()
    notify({ kind: 'success', title: t`Invitation sent to ${email}` })
  }
  const sendAgain = async (member: TeamMember) => {
    setSendingTo(member.userId)
    try {
      tellInvited(member.email, await writes.inviteAgain(member.userId))
    } catch (error) {
      tellFailure(error)
    }
    setSendingTo(null)
  }
  const act = (member: TeamMember, action: MemberAction) =>
    action === 'again' ? void sendAgain(member) : setOpen({ action, member })
  const owner = team.data?.find((one) => one.role === 'owner')
  const isInviteOpen = team.data?.some((one) => one.status !== 'active') ?? false
  return (
    <NarrowPage>
      {mayManage && <OfflineNote />}
      {identity.demo && (
        <Note kind="info">
          <Trans>The demo has no team. Sign up to invite people.</Trans>
        </Note>
      )}
      {!mayManage && owner && (
        <Note kind="info">
          {nameOf(owner) === '' ? (
            <Trans>To change the team, contact the account owner.</Trans>
          ) : (
            <Trans>To change the team, contact the account owner: {nameOf(owner)}.</Trans>
          )}
        </Note>
      )}
      <DisabledWhileImpersonating>
        <Card
          title={t`Team`}
          aside={
            mayManage && (
              <Button variant="filled" disabled={isOffline || identity.demo} onClick={() => setOpen('invite')}>
                <Trans>Invite</Trans>
              </Button>
            )
          }
        >
          {team.data ? (
            <TeamTable
              members={team.data}
              ownId={identity.userId}
              disabled={isOffline}
              sendingTo={sendingTo}
              onAct={act}
            />
          ) : (
            <SectionState
              state={missingState(team)}
              failed={<Trans>Couldn't load the team</Trans>}
              unsaved={<Trans>The team loads when you're back online</Trans>}
              onRetry={team.refresh}
              minHeight={160}
            />
          )}
          {mayManage && !mayInviteAgain && isInviteOpen && (
            <Text px="md" py={10} size="sm" c="dimmed" className={classes.foot}>
              <Trans>Only the owner can resend the invitation.</Trans>
            </Text>
          )}
        </Card>
      </DisabledWhileImpersonating>
      {organizations.data && (
        <OrganizationCard
          organizations={organizations.data}
          isOffline={isOffline}
          onRename={async (name, seen) => {
            await writes.rename(name, seen)
            organizations.refresh()
            notify({ kind: 'success', title: t`Organisation renamed` })
          }}
        />
      )}
      <SecondStepCard identity={identity} />
      <MarketCard identity={identity} />
      {open === 'invite' && (
        <InviteDialog
          projects={projects}
          onInvite={async (email, permissions) => tellInvited(email, await writes.invite(email, permissions))}
          onClose={close}
        />
      )}
      {open !== null && open !== 'invite' && open.action === 'link' && (
        <InvitationLink email={open.email} path={open.path} onClose={close} />
      )}
      {open !== null && open !== 'invite' && open.action === 'permissions' && open.member.permissions && (
        <PermissionsDialog
          member={open.member}
          held={open.member.permissions}
          projects={projects}
          onSave={async (permissions) => {
            await writes.change(open.member.userId, permissions)
            team.refresh()
          }}
          onClose={close}
        />
      )}
      {open !== null && open !== 'invite' && open.action === 'remove' && (
        <RemoveDialog
          member={open.member}
          onRemove={async () => {
            await writes.remove(open.member.userId)
            team.refresh()
          }}
          onClose={close}
        />
      )}
    </NarrowPage>
  )
}
