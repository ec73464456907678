import { Button } from '@viit/ui/button';
import { Dialog } from '@viit/ui/dialog';
import { useState } from 'react';
import type { Example } from '../gallery/example.ts';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enlarge</Button>
      <Dialog open={open} onClose={() => setOpen(false)} label="Placed students of 2024-25">
        <p>Ninety-three offers in the first week.</p>
      </Dialog>
    </>
  );
}

export default [{ name: 'opened by a button', element: <Opener /> }] as const satisfies readonly Example[];
