import { BulbFilled, BulbOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

/** TypeScript's DOM types lack `torch`. */
interface LightConstraints extends MediaTrackConstraintSet {
  torch: boolean;
}

/** Switches the camera's light. It goes out when the camera is released. */
async function switchTorch(camera: MediaStreamTrack, torch: boolean): Promise<void> {
  const light: LightConstraints = { torch };
  await camera.applyConstraints({ advanced: [light] });
}

/** Switches the light of the open camera, for dark tills. */
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
