import { Box, Button, Link } from '@mui/material';
import { revealReasonCodes, type internViews, type StatedRevealReason, type ViewOf } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { openInTab } from '../../ui/documents/document.hook.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { Facts, Panel } from '../../ui/page/Panel.tsx';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';

export type RevealedIntern = ViewOf<typeof internViews.revealed>;

interface DisclosureReasonDialogProps {
  readonly draftKey: string;
  readonly title: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: StatedRevealReason) => void;
}

function DisclosureReasonDialog({
  draftKey: about,
  title,
  busy,
  onClose,
  onConfirm: onStated,
}: DisclosureReasonDialogProps): ReactElement {
  const text = useMessages();
  return (
    <ReasonDialog
      about={about}
      title={title}
      help={text('interns.revealHelp')}
      codes={revealReasonCodes}
      labelPrefix="revealReason"
      note={{ min: 10, max: 300 }}
      confirm={text('interns.reveal')}
      busy={busy}
      onClose={onClose}
      onConfirm={({ codes: [code], note }) => code && onStated({ code, text: note })}
    />
  );
}

function OpenCv({ documentId }: { documentId: string | null }): ReactElement {
  const text = useMessages();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const open = useApiMutation(
    (body: StatedRevealReason) => openInTab(() => client.documents.reveal({ params: { id: documentId ?? '' }, body })),
    { onDone: () => setIsDialogOpen(false) },
  );
  if (!documentId) return <span>{text('interns.noCv')}</span>;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsDialogOpen(true)}>
        {text('interns.openCv')}
      </Button>
      {isDialogOpen && (
        <DisclosureReasonDialog
          draftKey={documentId}
          title={text('interns.openCv')}
          busy={open.isPending}
          onClose={() => setIsDialogOpen(false)}
          onConfirm={open.mutate}
        />
      )}
    </>
  );
}

interface InternRevealProps {
  readonly id: string;
  readonly revealed: RevealedIntern | null;
  readonly onRevealed: (revealed: RevealedIntern) => void;
}

/** Shows contact and CV: asked for with a reason each time, which is logged. */
export function InternContacts({ id, revealed, onRevealed }: InternRevealProps): ReactElement {
  const text = useMessages();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const reveal = useApiMutation((body: StatedRevealReason) => client.interns.reveal({ params: { id }, body }), {
    onDone: (contacts) => {
      setIsDialogOpen(false);
      onRevealed(contacts);
    },
  });
  return (
    <Panel title={text('interns.contact')}>
      {revealed ? (
        <Facts
          facts={[
            [
              text('candidates.email'),
              <Link key="email" href={`mailto:${revealed.email}`}>
                {revealed.email}
              </Link>,
            ],
            [text('candidates.phone'), revealed.phone],
            [text('candidates.links'), revealed.links.join(', ')],
            [text('candidates.cv'), <OpenCv key="cv" documentId={revealed.defaultCvId} />],
          ]}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <span>{text('interns.hidden')}</span>
          <Button variant="outlined" onClick={() => setIsDialogOpen(true)}>
            {text('interns.reveal')}
          </Button>
        </Box>
      )}
      {isDialogOpen && (
        <DisclosureReasonDialog
          draftKey={id}
          title={text('interns.contact')}
          busy={reveal.isPending}
          onClose={() => setIsDialogOpen(false)}
          onConfirm={reveal.mutate}
        />
      )}
    </Panel>
  );
}
