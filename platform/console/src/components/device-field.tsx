/** The name of a passkey. */
export const DeviceField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <>
    <label htmlFor="device">Name of this device, for your list of passkeys</label>
    <input id="device" value={value} maxLength={60} onChange={({ target }) => onChange(target.value)} />
  </>
);
