import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { paths } from '../../../shared/paths';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Link } from '../../../ui/links/Link';
import type { Street } from './Street';

interface StreetActions {
  onEdit: (street: Street) => void;
  onDelete: (street: Street) => void;
}

export function streetColumns({ onEdit, onDelete }: StreetActions): DataGridColumn<Street>[] {
  return [
    { key: 'street', title: 'Street', fold: 'head', render: ({ streetName }) => streetName },
    { key: 'suburb', title: 'Suburb', width: 200, fold: 'wide', render: ({ locality }) => locality ?? '–' },
    { key: 'squares', title: 'Squares', width: 260, fold: 'wide', render: ({ squares }) => squares.join(', ') },
    {
      key: 'place',
      title: 'Place',
      width: 200,
      fold: 'wide',
      render: ({ latitude, longitude }) => (
        <Link to={`${paths.brochureMap()}?${String(placeOf(latitude, longitude))}`}>
          {latitude.toFixed(5)}, {longitude.toFixed(5)}
        </Link>
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      width: 100,
      fold: 'foot',
      render: (street) => (
        <>
          <Button
            type="text"
            aria-label={`Edit ${street.streetName}`}
            icon={<EditOutlined />}
            onClick={() => onEdit(street)}
          />
          <Popconfirm
            title={`Delete “${street.streetName}”?`}
            description="It can be brought back: see “Deleted” above the list."
            okText="Delete"
            onConfirm={() => onDelete(street)}
          >
            <Button type="text" aria-label={`Delete ${street.streetName}`} icon={<DeleteOutlined />} />
          </Popconfirm>
        </>
      ),
    },
  ];
}

function placeOf(latitude: number, longitude: number): URLSearchParams {
  return new URLSearchParams({ at: `${latitude.toFixed(6)},${longitude.toFixed(6)}` });
}
