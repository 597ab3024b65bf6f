import { Tooltip } from 'antd';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import { AltTextField } from './AltTextField';
import type { SelectedAsset } from '../SelectedAsset';
import styles from './PictureTile.module.css';
import { TileButton } from '../TileButton';
import { WaitingMark } from '../WaitingMark';
import { smallSource } from './smallSource';

interface PictureTileProps {
  picture: SelectedAsset;
  place: number;
  count: number;
  isThumbnail: boolean;
  isFixed: boolean;
  onMove: (steps: 1 | -1) => void;
  onMakeThumbnail: () => void;
  onDescribe: (altText: string) => void;
  onCrop: () => void;
  /** takes back its replacement */
  onKeep: () => void;
  onRemove: () => void;
}

/** One picture with its alternative text, position and actions. The mouse can drag it to another position. */
export function PictureTile({ picture, place, count, isThumbnail, isFixed, ...on }: PictureTileProps) {
  const name = `Picture ${String(place)}`;
  return (
    <li className={styles.tile} data-asset={picture.id}>
      <div className={styles.frame} draggable={!isFixed}>
        <img
          src={smallSource(picture)}
          alt={picture.altText ?? name}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          loading="lazy"
          draggable={false}
          className={styles.picture}
          style={{ backgroundColor: picture.dominantColor ?? undefined }}
        />
        <span className={styles.place}>{place}</span>
        {isThumbnail && (
          <Tooltip title="Lists and the top of the page show this one">
            <span className={styles.thumbnail}>Thumbnail</span>
          </Tooltip>
        )}
        <span className={styles.waiting}>
          <WaitingMark waiting={picture.waiting} />
        </span>
      </div>
      <AltTextField
        key={picture.altText}
        name={name}
        altText={picture.altText ?? ''}
        isDisabled={isFixed}
        onDone={on.onDescribe}
      />
      {!isFixed && (
        <div className={styles.actions} role="group" aria-label={name}>
          <TileButton
            action="earlier"
            label={`Move earlier: ${name}`}
            isOff={place === 1}
            onPress={() => on.onMove(-1)}
          >
            <MoreIcon name="arrowLeft" size={18} />
          </TileButton>
          <TileButton action="later" label={`Move later: ${name}`} isOff={place === count} onPress={() => on.onMove(1)}>
            <MoreIcon name="arrowRight" size={18} />
          </TileButton>
          <TileButton
            action="thumbnail"
            label={`Make it the thumbnail: ${name}`}
            isOff={place === 1}
            onPress={on.onMakeThumbnail}
          >
            <MoreIcon name="star" size={18} />
          </TileButton>
          <TileButton action="crop" label={`Crop or turn: ${name}`} onPress={on.onCrop}>
            <MoreIcon name="crop" size={18} />
          </TileButton>
          {picture.waiting === 'REPLACED' && (
            <TileButton action="keep" label={`Keep the live one: ${name}`} onPress={on.onKeep}>
              <MoreIcon name="turnLeft" size={18} />
            </TileButton>
          )}
          <TileButton action="remove" label={`Remove: ${name}`} onPress={on.onRemove}>
            <MoreIcon name="bin" size={18} />
          </TileButton>
        </div>
      )}
    </li>
  );
}
