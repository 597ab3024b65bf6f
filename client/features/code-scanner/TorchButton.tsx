import { BulbFilled, BulbOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

/** TypeScript does not know of it yet. */
interface LightConstraints extends MediaTrackConstraintSet {
  torch: boolean;
}

/** The light of a camera on or off; it goes out by itself when the camera is let go. */
async function switchTorch(camera: MediaStreamTrack, torch: boolean): Promise<void> {
  const light: LightConstraints = { torch };
  await camera.applyConstraints({ advanced: [light] });
}

/** For a till in the dark: the light of the camera that is open. */
export function TorchButton({ camera }: { camera: MediaStreamTrack }) {
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function toggle(): Promise<void> {
    try {
      await switchTorch(camera, !isOn);
      setOn(!isOn);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button
        aria-pressed={isOn}
        type={isOn ? 'primary' : 'default'}
        icon={isOn ? <BulbFilled aria-hidden /> : <BulbOutlined aria-hidden />}
        onClick={() => void toggle()}
      >
        Torch
      </Button>
      <span role="status">{hasFailed && 'The torch could not be switched.'}</span>
    </>
  );
}
