/** The dialog that is open, if one is; each is loaded when it is first wanted. */
import type { ComponentType } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { RenameDialog, UsesDialog } from '../writing/word-dialogs.tsx';
import { dialog, type DialogName } from './page-dialogs.ts';

const dialogs: Readonly<Record<DialogName, ComponentType>> = {
  palette: lazy(() => import('./command-palette.tsx')),
  history: lazy(() => import('../files/history-dialog.tsx')),
  share: lazy(() => import('../share/share-dialog.tsx')),
  received: lazy(() => import('../share/received-dialog.tsx')),
  rename: RenameDialog,
  uses: UsesDialog,
};

export function OpenDialog(): preact.JSX.Element | null {
  const { value: name } = dialog;
  if (name === undefined) return null;
  const Dialog = dialogs[name];
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}
